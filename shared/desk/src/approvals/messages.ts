import { defineMessages } from '@samspel/i18n'

export const askMessages = defineMessages({
  ask: {
    id: 'desk.approvals.ask',
    description: 'Button beside the refusal of something above the own limit: asks a colleague with a higher one',
    defaultMessage: 'Be om godkännande',
    en: 'Ask for approval',
  },
})
