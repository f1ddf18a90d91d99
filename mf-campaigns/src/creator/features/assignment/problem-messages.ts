import { defineMessages } from '@samspel/i18n'

export const problemMessages = defineMessages({
  not_arrived: {
    id: 'mf-campaigns.assignment.problem.not-arrived',
    description: 'Delivery problem',
    defaultMessage: 'Det har inte kommit',
    en: 'It has not arrived',
  },
  damaged: {
    id: 'mf-campaigns.assignment.problem.damaged',
    description: 'Delivery problem',
    defaultMessage: 'Något är trasigt',
    en: 'Something is broken',
  },
  wrong_item: {
    id: 'mf-campaigns.assignment.problem.wrong-item',
    description: 'Delivery problem',
    defaultMessage: 'Fel vara, storlek eller färg',
    en: 'Wrong item, size or colour',
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
    defaultMessage: 'Anmält {date}. {brand} har inte svarat än.',
    en: 'Reported {date}. {brand} has not answered yet.',
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
    defaultMessage: '{brand} svarar: {answer}',
    en: '{brand} answers: {answer}',
  },
  wishNew: {
    id: 'mf-campaigns.assignment.problem-wish-new',
    description: 'What the creator asked for',
    defaultMessage: 'Du vill ha ett nytt paket.',
    en: 'You would like a new parcel.',
  },
  wishLeave: {
    id: 'mf-campaigns.assignment.problem-wish-leave',
    description: 'What the creator asked for',
    defaultMessage: 'Du vill hoppa av.',
    en: 'You would like to leave.',
  },
})
