import { defineMessages } from '@samspel/i18n'

export const decisionMessages = defineMessages({
  reasonHelp: {
    id: 'mf-campaigns.decision.reason-help',
    description: 'Help under the field',
    defaultMessage: 'Kreatören läser det här.',
    en: 'The creator reads this.',
  },
  reject: { id: 'mf-campaigns.decision.reject', description: 'Button', defaultMessage: 'Neka', en: 'Reject' },
})
