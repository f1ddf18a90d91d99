import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.preferences.title',
    description: 'Heading',
    defaultMessage: 'Språk och utseende',
    en: 'Language and appearance',
  },
  swedish: {
    id: 'mf-auth.preferences.swedish',
    description: 'Language, in itself',
    defaultMessage: 'Svenska',
    en: 'Svenska',
  },
  english: {
    id: 'mf-auth.preferences.english',
    description: 'Language, in itself',
    defaultMessage: 'English',
    en: 'English',
  },
  appearance: {
    id: 'mf-auth.preferences.appearance',
    description: 'Name of the choice',
    defaultMessage: 'Utseende',
    en: 'Appearance',
  },
  system: {
    id: 'mf-auth.preferences.system',
    description: 'Follows the device',
    defaultMessage: 'Enheten',
    en: 'Device',
  },
  light: { id: 'mf-auth.preferences.light', description: 'Appearance', defaultMessage: 'Ljust', en: 'Light' },
  dark: { id: 'mf-auth.preferences.dark', description: 'Appearance', defaultMessage: 'Mörkt', en: 'Dark' },
  signOut: { id: 'mf-auth.preferences.sign-out', description: 'Button', defaultMessage: 'Logga ut', en: 'Log out' },
})
