import { defineMessages } from '@samspel/i18n'

export const decisionMessages = defineMessages({
  reason: { id: 'mf-campaigns.decision.reason', description: 'Field', defaultMessage: 'Skäl', en: 'Reason' },
  reasonHelp: {
    id: 'mf-campaigns.decision.reason-help',
    description: 'Help under the field',
    defaultMessage: 'Kreatören läser det här.',
    en: 'The creator reads this.',
  },
  approve: { id: 'mf-campaigns.decision.approve', description: 'Button', defaultMessage: 'Godkänn', en: 'Approve' },
  reject: { id: 'mf-campaigns.decision.reject', description: 'Button', defaultMessage: 'Neka', en: 'Reject' },
  cancel: { id: 'mf-campaigns.decision.cancel', description: 'Button', defaultMessage: 'Avbryt', en: 'Cancel' },
  templates: {
    id: 'mf-campaigns.decision.templates',
    description: 'Above buttons that fill in a reason',
    defaultMessage: 'Vanliga skäl',
    en: 'Common reasons',
  },
  templateLanguage: {
    id: 'mf-campaigns.decision.template-language',
    description: 'Name of the switch',
    defaultMessage: 'Skälets språk',
    en: 'Language of the reason',
  },
  swedish: { id: 'mf-campaigns.decision.swedish', description: 'Language', defaultMessage: 'Svenska', en: 'Svenska' },
  english: { id: 'mf-campaigns.decision.english', description: 'Language', defaultMessage: 'English', en: 'English' },
  close: { id: 'mf-campaigns.decision.close', description: 'Button', defaultMessage: 'Stäng', en: 'Close' },
})
