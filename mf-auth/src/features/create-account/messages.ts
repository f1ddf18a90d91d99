import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.create-account.title',
    description: 'Heading of the page (row S-17)',
    defaultMessage: 'Skapa ditt konto',
    en: 'Create your account',
  },
  choose: {
    id: 'mf-auth.create-account.choose',
    description: 'Placeholder of the account type (row S-17)',
    defaultMessage: 'Välj kontotyp',
    en: 'Choose account type',
  },
  asCreator: {
    id: 'mf-auth.create-account.as-creator',
    description: 'Option (row S-17)',
    defaultMessage: 'Jag är en kreatör som söker samarbeten',
    en: 'I am a creator looking for collaborations',
  },
  asBrand: {
    id: 'mf-auth.create-account.as-brand',
    description: 'Option (row S-17)',
    defaultMessage: 'Jag är ett varumärke som söker kreatörer',
    en: 'I am a brand looking for creators',
  },
  brandName: {
    id: 'mf-auth.create-account.brand-name',
    description: 'Field',
    defaultMessage: 'Varumärkets namn',
    en: 'Brand name',
  },
  name: {
    id: 'mf-auth.create-account.name',
    description: 'Field: the person who signs up for a brand',
    defaultMessage: 'Ditt namn',
    en: 'Your name',
  },
  slug: {
    id: 'mf-auth.create-account.slug',
    description: 'Field: unique address of the collaboration page',
    defaultMessage: 'Unik adress',
    en: 'Unique url',
  },
  username: {
    id: 'mf-auth.create-account.username',
    description: 'Field of creators, which is the slug',
    defaultMessage: 'Användarnamn',
    en: 'Username',
  },
  preview: {
    id: 'mf-auth.create-account.preview',
    description: 'Read-only address of the page',
    defaultMessage: 'Din sida',
    en: 'Your page',
  },
  accept: {
    id: 'mf-auth.create-account.accept',
    description: 'Checkbox with two links (row S-20)',
    defaultMessage: 'Jag godkänner {terms} och {privacy}',
    en: 'I accept the {terms} and the {privacy}',
  },
  submit: {
    id: 'mf-auth.create-account.submit',
    description: 'Button',
    defaultMessage: 'Skapa konto',
    en: 'Create account',
  },
  haveAccount: {
    id: 'mf-auth.create-account.have-account',
    description: 'Before the link to log in',
    defaultMessage: 'Har du redan ett konto?',
    en: 'Already have an account?',
  },
  brandFailed: {
    id: 'mf-auth.create-account.brand-failed',
    description: 'Sign-up of a brand failed (row X-17, literal)',
    defaultMessage: 'Det gick inte att skapa ditt konto, kontrollera dina uppgifter och försök igen.',
    en: 'Your account could not be created, check your details and try again.',
  },
  creatorFailed: {
    id: 'mf-auth.create-account.creator-failed',
    description: 'Sign-up of a creator answered 422 (row X-16)',
    defaultMessage: 'Kontot kunde inte registreras, kontrollera dina uppgifter och försök igen.',
    en: 'The account could not be registered, check your details and try again.',
  },
})
