import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  byCompany: {
    id: 'mf-auth.login.by-company',
    description: 'Button below the form: sign in where one works',
    defaultMessage: 'Logga in med företagets konto',
    en: 'Log in with your company account',
  },
  forgot: {
    id: 'mf-auth.login.forgot',
    description: 'Link to the reset of the password (row S-09)',
    defaultMessage: 'Glömt lösenordet?',
    en: 'Forgot your password?',
  },
  noAccount: {
    id: 'mf-auth.login.no-account',
    description: 'Before the link to create an account',
    defaultMessage: 'Har du inget konto?',
    en: 'No account yet?',
  },
  createAccount: {
    id: 'mf-auth.login.create-account',
    description: 'Link (row S-09)',
    defaultMessage: 'Skapa konto',
    en: 'Create account',
  },
  providerFailed: {
    id: 'mf-auth.login.provider-failed',
    description: 'The social provider sent an error (row S-12, literal)',
    defaultMessage: 'Inloggningen misslyckades.',
    en: 'Login failed. Try again.',
  },
  wrong: {
    id: 'mf-auth.login.wrong',
    description: 'Status 401 (row X-15, literal)',
    defaultMessage:
      'Inloggningen misslyckades. Kontrollera dina uppgifter och försök igen! Kontrollera även att du valt rätt användartyp ovan 👆',
    en: 'Login failed. Check your details and try again! Also check that you have chosen the right account type above 👆',
  },
})
