import { defineMessages } from '@samspel/i18n'

export const undoMessages = defineMessages({
  undo: {
    id: 'desk.undo.undo',
    description: 'Button: takes back what was just done',
    defaultMessage: 'Ångra',
    en: 'Undo',
  },
})
