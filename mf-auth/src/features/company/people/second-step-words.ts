import { defineMessages } from '@samspel/i18n'

/** What the table says of the second step. */
export const secondStepWords = defineMessages({
  column: {
    id: 'mf-auth.people.second-step',
    description: 'Column: whether the person signs in in two steps',
    defaultMessage: 'Två steg',
    en: 'Two steps',
  },
  on: { id: 'mf-auth.people.second-step-on', description: 'Signs in in two steps', defaultMessage: 'På', en: 'On' },
  off: {
    id: 'mf-auth.people.second-step-off',
    description: 'Signs in by the password alone',
    defaultMessage: 'Av',
    en: 'Off',
  },
  reset: {
    id: 'mf-auth.people.reset-second-step',
    description: 'Menu and button: takes away the second step of somebody who has lost it',
    defaultMessage: 'Nollställ andra steget',
    en: 'Reset the second step',
  },
})
