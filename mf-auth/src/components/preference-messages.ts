import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.preferences.title', description: 'Heading', sv: 'Språk och utseende', en: 'Language and appearance' },
  language: { id: 'mf-auth.preferences.language', description: 'Name of the choice', sv: 'Språk', en: 'Language' },
  swedish: { id: 'mf-auth.preferences.swedish', description: 'Language, in itself', sv: 'Svenska', en: 'Svenska' },
  english: { id: 'mf-auth.preferences.english', description: 'Language, in itself', sv: 'English', en: 'English' },
  appearance: { id: 'mf-auth.preferences.appearance', description: 'Name of the choice', sv: 'Utseende', en: 'Appearance' },
  system: { id: 'mf-auth.preferences.system', description: 'Follows the device', sv: 'Enheten', en: 'Device' },
  light: { id: 'mf-auth.preferences.light', description: 'Appearance', sv: 'Ljust', en: 'Light' },
  dark: { id: 'mf-auth.preferences.dark', description: 'Appearance', sv: 'Mörkt', en: 'Dark' },
  signOut: { id: 'mf-auth.preferences.sign-out', description: 'Button', sv: 'Logga ut', en: 'Sign out' },
})
