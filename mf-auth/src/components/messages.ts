import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  accountType: {
    id: 'mf-auth.account-type',
    description: 'Name of the choice between creator and brand',
    defaultMessage: 'Kontotyp',
    en: 'Account type',
  },
  password: { id: 'mf-auth.password', description: 'Field', defaultMessage: 'Lösenord', en: 'Password' },
  repeatPassword: {
    id: 'mf-auth.repeat-password',
    description: 'Field',
    defaultMessage: 'Upprepa lösenord',
    en: 'Repeat password',
  },
  passwordHelp: {
    id: 'mf-auth.password-help',
    description: 'Below the field of a new password (row V-16)',
    defaultMessage: 'Minst 8 tecken',
    en: 'At least 8 characters',
  },
  terms: {
    id: 'mf-auth.terms',
    description: 'Link within a text about the terms',
    defaultMessage: 'villkoren',
    en: 'terms',
  },
  privacy: {
    id: 'mf-auth.privacy',
    description: 'Link within a text about the terms',
    defaultMessage: 'integritetspolicyn',
    en: 'privacy policy',
  },
  or: {
    id: 'mf-auth.or',
    description: 'Line between the two ways to sign in (row S-10)',
    defaultMessage: 'eller',
    en: 'or',
  },
  logInWith: {
    id: 'mf-auth.log-in-with',
    description: 'Button (row S-10); provider: Facebook or Instagram',
    defaultMessage: 'Logga in med {provider}',
    en: 'Log in with {provider}',
  },
  continueWith: {
    id: 'mf-auth.continue-with',
    description: 'Button where an account is created; provider: Facebook or Instagram',
    defaultMessage: 'Fortsätt med {provider}',
    en: 'Continue with {provider}',
  },
  providerTerms: {
    id: 'mf-auth.provider-terms',
    description: 'Below the buttons: new creators get an account by it',
    defaultMessage: 'Går du vidare godkänner du {terms} och {privacy}.',
    en: 'By continuing you accept the {terms} and the {privacy}.',
  },
})
