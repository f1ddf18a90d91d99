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
  sentAgain: {
    id: 'mf-campaigns.read-again.sent',
    description: 'Toast',
    defaultMessage: 'Inlägget är inlämnat igen. Varumärket granskar det.',
    en: 'The post is sent again. The brand reviews it.',
  },
})
