import { defineMessages } from '@samspel/i18n'

export const draftedMessages = defineMessages({
  title: {
    id: 'mf-campaigns.drafted.title',
    description: 'Heading: the post beside the draft that the brand approved',
    defaultMessage: 'Texten skiljer sig från utkastet',
    en: 'The text differs from the draft',
  },
  text: {
    id: 'mf-campaigns.drafted.text',
    description: 'Under it',
    defaultMessage: 'Som i utkastet godkänns inlägget direkt. Annars granskar varumärket det.',
    en: 'If it matches the draft, the post is approved immediately. Otherwise the brand reviews it.',
  },
  changeThere: {
    id: 'mf-campaigns.drafted.change-there',
    description: 'Link',
    defaultMessage: 'Ändra på Instagram',
    en: 'Change it on Instagram',
  },
  readAgain: {
    id: 'mf-campaigns.drafted.read-again',
    description: 'Button: the post was changed there',
    defaultMessage: 'Läs inlägget igen',
    en: 'Read the post again',
  },
  sendAnyway: {
    id: 'mf-campaigns.drafted.send-anyway',
    description: 'Button: the post is sent although it differs from the draft',
    defaultMessage: 'Skicka till granskning ändå',
    en: 'Send for review anyway',
  },
})
