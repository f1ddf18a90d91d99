import { defineMessages } from '@samspel/i18n'

export const handOutMessages = defineMessages({
  act: {
    id: 'mf-stores.store-pickups.hand-out.act',
    description: 'Button: staff hand out without the code of the pass',
    defaultMessage: 'Lämna ut',
    en: 'Hand out',
  },
  more: {
    id: 'mf-stores.store-pickups.hand-out.more',
    description: 'Opens a menu of what can be done with a pass',
    defaultMessage: 'Fler val för {name}',
    en: 'More for {name}',
  },
  title: {
    id: 'mf-stores.store-pickups.hand-out.title',
    description: 'Heading of the dialog',
    defaultMessage: 'Lämna ut till {name} utan kod',
    en: 'Hand out to {name} without the code',
  },
  text: {
    id: 'mf-stores.store-pickups.hand-out.text',
    description: 'What happens',
    defaultMessage: 'Passet räknas som hämtat och kan inte användas igen.',
    en: 'The pass counts as picked up and cannot be used again.',
  },
  help: {
    id: 'mf-stores.store-pickups.hand-out.help',
    description: 'Help under the field',
    defaultMessage: 'Sparas i historiken, där varumärkets personal kan läsa det.',
    en: 'Kept in the history, where the brand’s staff can read it.',
  },
  done: {
    id: 'mf-stores.store-pickups.hand-out.done',
    description: 'Toast',
    defaultMessage: 'Utlämnat till {name}.',
    en: 'Handed out to {name}.',
  },
  takeBack: {
    id: 'mf-stores.store-pickups.hand-out.take-back',
    description: 'Button in the opened pick-up: the pass holds again',
    defaultMessage: 'Ångra utlämningen',
    en: 'Undo the hand-out',
  },
  undone: {
    id: 'mf-stores.store-pickups.hand-out.undone',
    description: 'Toast',
    defaultMessage: 'Passet för {name} gäller igen.',
    en: 'The pass of {name} holds again.',
  },
})
