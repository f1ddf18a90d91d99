import { defineMessages, type ErrorMessages } from '@samspel/i18n'

export const pauseMessages = defineMessages({
  isPaused: {
    id: 'mf-stores.pausing.is-paused',
    description: 'Chip: nobody can reserve or apply at this store for the time being',
    defaultMessage: 'Pausat',
    en: 'Paused',
  },
  pause: {
    id: 'mf-stores.pausing.pause',
    description: 'Button',
    defaultMessage: 'Pausa',
    en: 'Pause',
  },
  pauseOf: {
    id: 'mf-stores.pausing.pause-of',
    description: 'Name of the button',
    defaultMessage: 'Pausa {name}',
    en: 'Pause {name}',
  },
  resume: {
    id: 'mf-stores.pausing.resume',
    description: 'Button: ends the pause',
    defaultMessage: 'Öppna igen',
    en: 'Open again',
  },
  resumeOf: {
    id: 'mf-stores.pausing.resume-of',
    description: 'Name of the button',
    defaultMessage: 'Öppna {name} igen',
    en: 'Open {name} again',
  },
  pauseAll: {
    id: 'mf-stores.pausing.pause-all',
    description: 'Button: all offers of the store or the campaign',
    defaultMessage: 'Pausa alla',
    en: 'Pause all',
  },
  resumeAll: {
    id: 'mf-stores.pausing.resume-all',
    description: 'Button: ends every pause of the store or the campaign',
    defaultMessage: 'Öppna alla igen',
    en: 'Open all again',
  },
  paused: {
    id: 'mf-stores.pausing.paused',
    description: 'Toast',
    defaultMessage: 'Pausat. De som redan har ett pass kan hämta som vanligt.',
    en: 'Paused. Whoever has a pass can still pick up.',
  },
  resumed: {
    id: 'mf-stores.pausing.resumed',
    description: 'Toast',
    defaultMessage: 'Öppet igen.',
    en: 'Open again.',
  },
  pausedMany: {
    id: 'mf-stores.pausing.paused-many',
    description: 'Toast. count: how many offers',
    defaultMessage:
      '{count, plural, =0 {Inget att pausa.} one {Ett erbjudande pausat. De som redan har ett pass kan hämta som vanligt.} other {# erbjudanden pausade. De som redan har ett pass kan hämta som vanligt.}}',
    en: '{count, plural, =0 {Nothing to pause.} one {One offer paused. Whoever has a pass can still pick up.} other {# offers paused. Whoever has a pass can still pick up.}}',
  },
  resumedMany: {
    id: 'mf-stores.pausing.resumed-many',
    description: 'Toast. count: how many offers',
    defaultMessage:
      '{count, plural, =0 {Inget var pausat.} one {Ett erbjudande öppet igen.} other {# erbjudanden öppna igen.}}',
    en: '{count, plural, =0 {Nothing was paused.} one {One offer open again.} other {# offers open again.}}',
  },
})

const errors = defineMessages({
  decided: {
    id: 'mf-stores.pausing.error-decided',
    description: 'already_decided: somebody else did the same',
    defaultMessage: 'Någon annan hann före. Listan visar hur det är nu.',
    en: 'Someone else got there first. The list shows how it is now.',
  },
  over: {
    id: 'mf-stores.pausing.error-over',
    description: 'illegal_transition: the campaign does not run any more',
    defaultMessage: 'Kampanjen pågår inte längre.',
    en: 'The campaign no longer runs.',
  },
})

export const pauseErrors: ErrorMessages = { already_decided: errors.decided, illegal_transition: errors.over }
