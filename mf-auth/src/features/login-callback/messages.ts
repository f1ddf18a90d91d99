import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.login-callback.title',
    description: 'Heading (row R-08)',
    defaultMessage: 'Hoppsan',
    en: 'Oops',
  },
  failed: {
    id: 'mf-auth.login-callback.failed',
    description: 'What happened',
    defaultMessage: 'Inloggningen kunde inte slutföras.',
    en: 'The login could not be completed.',
  },
  inBrowser: {
    id: 'mf-auth.login-callback.in-browser',
    description: 'Link',
    defaultMessage: 'Fortsätt i webbläsaren',
    en: 'Continue in the browser',
  },
  hintIos: {
    id: 'mf-auth.login-callback.hint-ios',
    description: 'Hint on iOS (row R-09)',
    defaultMessage: 'Installera om appen om problemet kvarstår.',
    en: 'Reinstall the app if the problem persists.',
  },
  hintAndroid: {
    id: 'mf-auth.login-callback.hint-android',
    description: 'Hint on Android (row R-09)',
    defaultMessage: 'Kontrollera att Chrome är din standardwebbläsare.',
    en: 'Check that Chrome is the default browser.',
  },
})
