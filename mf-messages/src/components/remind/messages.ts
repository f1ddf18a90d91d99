import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  remind: {
    id: 'mf-messages.remind.remind',
    description: 'Button of a notice about missing posts: writes to those whose post is missing',
    defaultMessage: 'Påminn {n}',
    en: 'Remind {n}',
  },
  reminded: {
    id: 'mf-messages.remind.reminded',
    description: 'In place of the button once it is done',
    defaultMessage: 'Påminda',
    en: 'Reminded',
  },
  text: {
    id: 'mf-messages.remind.text',
    description: 'What is sent; names in braces are filled for each',
    defaultMessage: "Hej '{förnamn}'! Vi saknar inlägg från dig till '{kampanj}'. Hör av dig om något är oklart.",
    en: "Hi '{first_name}'! We are still missing posts from you for '{campaign}'. Get in touch if anything is unclear.",
  },
  name: {
    id: 'mf-messages.remind.name',
    description: 'Name of the message to many',
    defaultMessage: 'Påminn om inlägg',
    en: 'Remind of posts',
  },
  sent: {
    id: 'mf-messages.remind.sent',
    description: 'The number of creators who are written to',
    defaultMessage: '{n, plural, one {# kreatör påminns} other {# kreatörer påminns}}',
    en: '{n, plural, one {Reminding # creator} other {Reminding # creators}}',
  },
  undone: {
    id: 'mf-messages.remind.undone',
    description: 'Ångra was pressed in time',
    defaultMessage: 'Ingen påminnelse skickades.',
    en: 'No reminder was sent.',
  },
  tooLate: {
    id: 'mf-messages.remind.too-late',
    description: 'Ångra was pressed too late',
    defaultMessage: 'Påminnelserna är redan skickade.',
    en: 'The reminders have already been sent.',
  },
  nobody: {
    id: 'mf-messages.remind.nobody',
    description: 'All posts have come meanwhile',
    defaultMessage: 'Inga inlägg saknas längre.',
    en: 'No posts are missing any more.',
  },
  failed: {
    id: 'mf-messages.remind.failed',
    description: 'It did not work',
    defaultMessage: 'Påminnelserna kunde inte skickas. Försök igen.',
    en: 'The reminders could not be sent. Try again.',
  },
})
