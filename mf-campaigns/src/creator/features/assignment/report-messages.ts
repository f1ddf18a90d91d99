import { defineMessages } from '@samspel/i18n'

export const reportMessages = defineMessages({
  reportTitle: {
    id: 'mf-campaigns.assignment.report-title',
    description: 'Heading of the report',
    defaultMessage: 'Vad är fel med leveransen?',
    en: 'What is wrong with the delivery?',
  },
  reportKind: {
    id: 'mf-campaigns.assignment.report-kind',
    description: 'Field',
    defaultMessage: 'Problem',
    en: 'Problem',
  },
  reportText: {
    id: 'mf-campaigns.assignment.report-text',
    description: 'Field',
    defaultMessage: 'Berätta',
    en: 'Tell us',
  },
  reportTextHelp: {
    id: 'mf-campaigns.assignment.report-text-help',
    description: 'Help of the field',
    defaultMessage: 'Varumärket läser det. Din deadline står still tills de har svarat.',
    en: 'The brand reads it. Your deadline is paused until they have answered.',
  },
  reportSend: {
    id: 'mf-campaigns.assignment.report-send',
    description: 'Sends the report',
    defaultMessage: 'Anmäl',
    en: 'Report',
  },
  reported: {
    id: 'mf-campaigns.assignment.reported',
    description: 'Toast',
    defaultMessage: 'Anmält. Din deadline står still tills varumärket har svarat.',
    en: 'Reported. Your deadline is paused until the brand has answered.',
  },
  reportedAlready: {
    id: 'mf-campaigns.assignment.reported-already',
    description: 'Another problem is open',
    defaultMessage: 'Du har redan anmält ett problem som väntar på svar.',
    en: 'You have already reported a problem that is waiting for an answer.',
  },
})
