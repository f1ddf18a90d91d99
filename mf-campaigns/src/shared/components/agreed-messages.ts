import { defineMessages } from '@samspel/i18n'

export const agreedMessages = defineMessages({
  round: {
    id: 'mf-campaigns.shared.agreed.round',
    description: 'Which of the agreed rounds of changes a post is in',
    defaultMessage: 'Ändring {n, number} av {of, number}',
    en: 'Change {n, number} of {of, number}',
  },
  answerBy: {
    id: 'mf-campaigns.shared.agreed.answer-by',
    description: 'The last day to answer a post before it is approved by itself, to the staff who answer',
    defaultMessage: 'Svara senast {date}, annars godkänns det automatiskt',
    en: 'Answer by {date}, or it is approved automatically',
  },
  answeredBy: {
    id: 'mf-campaigns.shared.agreed.answered-by',
    description: 'The same, to the creator who waits',
    defaultMessage: 'Varumärket svarar senast {date}, annars godkänns det automatiskt',
    en: 'The brand answers by {date}, or it is approved automatically',
  },
})
