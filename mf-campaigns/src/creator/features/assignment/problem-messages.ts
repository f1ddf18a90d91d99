import { defineMessages } from '@samspel/i18n'

export const problemMessages = defineMessages({
  not_arrived: {
    id: 'mf-campaigns.assignment.problem.not-arrived',
    description: 'Delivery problem',
    defaultMessage: 'Inget har kommit',
    en: 'Nothing has arrived',
  },
  damaged: {
    id: 'mf-campaigns.assignment.problem.damaged',
    description: 'Delivery problem',
    defaultMessage: 'Varan är skadad',
    en: 'The item is damaged',
  },
  wrong_item: {
    id: 'mf-campaigns.assignment.problem.wrong-item',
    description: 'Delivery problem',
    defaultMessage: 'Fel vara',
    en: 'Wrong item',
  },
  other: {
    id: 'mf-campaigns.assignment.problem.other',
    description: 'Delivery problem',
    defaultMessage: 'Något annat',
    en: 'Something else',
  },
  problemOpen: {
    id: 'mf-campaigns.assignment.problem-open',
    description: 'State of a delivery problem',
    defaultMessage: 'Anmält {date}. Varumärket har inte svarat än.',
    en: 'Reported {date}. The brand has not answered yet.',
  },
  problemSolved: {
    id: 'mf-campaigns.assignment.problem-solved',
    description: 'State of a delivery problem',
    defaultMessage: 'Besvarat {date}',
    en: 'Answered {date}',
  },
  problemAnswer: {
    id: 'mf-campaigns.assignment.problem-answer',
    description: 'What the brand answered',
    defaultMessage: 'Varumärket svarar: {answer}',
    en: 'The brand answers: {answer}',
  },
})
