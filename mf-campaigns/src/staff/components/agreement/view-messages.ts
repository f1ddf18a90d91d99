import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  waits: {
    id: 'mf-campaigns.agreement.waits',
    description: 'To the brand: a question waits for the creator',
    defaultMessage: 'Väntar på svar till {date}',
    en: 'Waiting for an answer until {date}',
  },
  withdraw: {
    id: 'mf-campaigns.agreement.withdraw',
    description: 'Button: takes a question back',
    defaultMessage: 'Ta tillbaka frågan',
    en: 'Withdraw the question',
  },
  withdrawn: {
    id: 'mf-campaigns.agreement.withdrawn',
    description: 'Toast',
    defaultMessage: 'Frågan är tillbakatagen',
    en: 'The question is withdrawn',
  },
})
