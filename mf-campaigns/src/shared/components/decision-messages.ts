import { defineMessages } from '@samspel/i18n'

export const decisionMessages = defineMessages({
  reasonHelp: {
    id: 'mf-campaigns.decision.reason-help',
    description: 'Help under the field',
    defaultMessage: 'Kreatören läser det här.',
    en: 'The creator reads this.',
  },
  approve: { id: 'mf-campaigns.decision.approve', description: 'Button', defaultMessage: 'Godkänn', en: 'Approve' },
  reject: { id: 'mf-campaigns.decision.reject', description: 'Button', defaultMessage: 'Neka', en: 'Reject' },
  cancel: { id: 'mf-campaigns.decision.cancel', description: 'Button', defaultMessage: 'Avbryt', en: 'Cancel' },
  close: { id: 'mf-campaigns.decision.close', description: 'Button', defaultMessage: 'Stäng', en: 'Close' },
})
