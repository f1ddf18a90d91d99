import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.install.title',
    description: 'Title: puts the product on the home screen',
    defaultMessage: 'Installera Samspel',
    en: 'Install Samspel',
  },
  text: {
    id: 'mf-auth.install.text',
    description: 'What installing gives',
    defaultMessage: 'Då öppnas Samspel från hemskärmen, i ett eget fönster.',
    en: 'Samspel then opens from the home screen, in a window of its own.',
  },
  byHand: {
    id: 'mf-auth.install.by-hand',
    description: 'How to put the product on the home screen of an iPhone or iPad',
    defaultMessage: 'Tryck på Dela i Safari och välj Lägg till på hemskärmen.',
    en: 'Tap Share in Safari and choose Add to Home Screen.',
  },
  install: {
    id: 'mf-auth.install.install',
    description: 'Button',
    defaultMessage: 'Installera',
    en: 'Install',
  },
})
