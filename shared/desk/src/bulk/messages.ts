import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  progress: {
    id: 'desk.bulk.progress',
    description: 'Of a run',
    defaultMessage: '{done, number} av {total, number} klara',
    en: '{done, number} of {total, number} done',
  },
  failures: {
    id: 'desk.bulk.failures',
    description: 'After the progress',
    defaultMessage: '{n, plural, one {# gick inte} other {# gick inte}}',
    en: '{n, plural, one {# did not work} other {# did not work}}',
  },
  waiting: {
    id: 'desk.bulk.waiting',
    description: 'State of a row',
    defaultMessage: 'Väntar',
    en: 'Waiting',
  },
  running: {
    id: 'desk.bulk.running',
    description: 'State of a row',
    defaultMessage: 'Skickar',
    en: 'Sending',
  },
  done: {
    id: 'desk.bulk.done',
    description: 'State of a row',
    defaultMessage: 'Klart',
    en: 'Done',
  },
  failed: {
    id: 'desk.bulk.failed',
    description: 'State of a row',
    defaultMessage: 'Gick inte',
    en: 'Failed',
  },
  stopped: {
    id: 'desk.bulk.stopped',
    description: 'State of a row: the run ended before it',
    defaultMessage: 'Inte gjord',
    en: 'Not done',
  },
  ended: {
    id: 'desk.bulk.ended',
    description: 'What ended the run; how many were not done',
    defaultMessage:
      '{why} {left, plural, =0 {} one {En är kvar och fortfarande vald.} other {# är kvar och fortfarande valda.}}',
    en: '{why} {left, plural, =0 {} one {One is left and still selected.} other {# are left and still selected.}}',
  },
  endedUndo: {
    id: 'desk.bulk.ended-undo',
    description: 'What ended a run that takes decisions back; how many of them still hold. Nothing is selected then',
    defaultMessage: '{why} {left, plural, =0 {} one {Ett beslut är inte ångrat.} other {# beslut är inte ångrade.}}',
    en: '{why} {left, plural, =0 {} one {One decision was not undone.} other {# decisions were not undone.}}',
  },
  asked: {
    id: 'desk.bulk.asked',
    description: 'The run was stopped',
    defaultMessage: 'Du stoppade.',
    en: 'You stopped it.',
  },
  results: {
    id: 'desk.bulk.results',
    description: 'Name of the list',
    defaultMessage: 'Resultat',
    en: 'Results',
  },
  stop: {
    id: 'desk.bulk.stop',
    description: 'Button',
    defaultMessage: 'Stoppa',
    en: 'Stop',
  },
  retry: {
    id: 'desk.bulk.retry',
    description: 'Button',
    defaultMessage: 'Försök igen med resten',
    en: 'Try the rest again',
  },
})
