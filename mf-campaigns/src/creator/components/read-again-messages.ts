import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  readAgain: {
    id: 'mf-campaigns.read-again.button',
    description: 'Sends a post again after it was changed at Instagram',
    defaultMessage: 'Läs in inlägget igen',
    en: 'Read the post again',
  },
  readAgainHelp: {
    id: 'mf-campaigns.read-again.help',
    description: 'Under that button',
    defaultMessage: 'Ändra på Instagram först. Samspel hämtar den nya texten.',
    en: 'Change it on Instagram first. Samspel fetches the new text.',
  },
  sameTitle: {
    id: 'mf-campaigns.read-again.same-title',
    description: 'Heading of a sheet: the post was read, and its text is what was submitted before',
    defaultMessage: 'Texten är inte ändrad',
    en: 'The text has not changed',
  },
  same: {
    id: 'mf-campaigns.read-again.same',
    description: 'In that sheet, with when it was submitted',
    defaultMessage: 'Texten är densamma som {at}. Ändra på Instagram först, och läs sedan in inlägget igen.',
    en: 'The text is the same as {at}. Change it on Instagram first, then read the post again.',
  },
  lacksTitle: {
    id: 'mf-campaigns.read-again.lacks-title',
    description: 'Heading of a sheet: the post was read, but something that the brand looks at is missing',
    defaultMessage: 'Något saknas i texten',
    en: 'Something is missing in the text',
  },
  lacks: {
    id: 'mf-campaigns.read-again.lacks',
    description: 'In that sheet, over what is missing',
    defaultMessage: 'Så här ser texten ut på Instagram nu. Rätta det som saknas och läs in den igen.',
    en: 'This is the text on Instagram now. Correct what is missing and read it again.',
  },
  sendAnyway: {
    id: 'mf-campaigns.read-again.send-anyway',
    description: 'Quiet button in that sheet: submits the post as it is',
    defaultMessage: 'Lämna in ändå',
    en: 'Submit anyway',
  },
  sentAgain: {
    id: 'mf-campaigns.read-again.sent',
    description: 'Toast',
    defaultMessage: 'Inlägget är inlämnat igen. Varumärket granskar det.',
    en: 'The post is sent again. The brand reviews it.',
  },
})
