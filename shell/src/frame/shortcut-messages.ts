import { defineMessages } from '@samspel/i18n'

export const shortcutMessages = defineMessages({
  search: {
    id: 'shell.frame.shortcut-search',
    description: 'What the key / does',
    defaultMessage: 'Sök och kommandon',
    en: 'Search and commands',
  },
  close: {
    id: 'shell.frame.shortcut-close',
    description: 'What the key Esc does',
    defaultMessage: 'Stäng det som är öppet',
    en: 'Close what is open',
  },
  keys: {
    id: 'shell.frame.shortcut-help',
    description: 'What the key ? does',
    defaultMessage: 'Visa kortkommandon',
    en: 'Show keyboard shortcuts',
  },
})
