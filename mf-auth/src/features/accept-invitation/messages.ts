import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.accept-invitation.title',
    description: 'Heading of the page',
    defaultMessage: 'Välkommen till Samspel',
    en: 'Welcome to Samspel',
  },
  invites: {
    id: 'mf-auth.accept-invitation.invites',
    description: 'Who invites to which company',
    defaultMessage: '{name} bjuder in dig till {company}.',
    en: '{name} invites you to {company}.',
  },
  invitesPlatform: {
    id: 'mf-auth.accept-invitation.invites-platform',
    description: 'Who invites to the platform itself',
    defaultMessage: '{name} bjuder in dig till Samspel.',
    en: '{name} invites you to Samspel.',
  },
  admin: {
    id: 'mf-auth.accept-invitation.admin',
    description: 'What the role may do',
    defaultMessage: 'Du får sköta hela plattformen.',
    en: 'You will manage the whole platform.',
  },
  company: {
    id: 'mf-auth.accept-invitation.company',
    description: 'What the role may do',
    defaultMessage: 'Du får arbeta med kampanjer, kreatörer och företagets uppgifter.',
    en: 'You will work with campaigns, creators and the company’s details.',
  },
  storeUser: {
    id: 'mf-auth.accept-invitation.store-user',
    description: 'What the role may do',
    defaultMessage: 'Du får arbeta med varumärkets butiker och lämna ut varor.',
    en: 'You will work with the brand’s stores and hand over products.',
  },
  joins: {
    id: 'mf-auth.accept-invitation.joins',
    description: 'The invited address is that of the account that is signed in',
    defaultMessage: 'Ditt konto hör sedan till båda företagen. Du byter mellan dem i kontomenyn.',
    en: 'Your account then belongs to both companies. You switch between them in the account menu.',
  },
  choose: {
    id: 'mf-auth.accept-invitation.choose',
    description: 'What to do',
    defaultMessage: 'Skriv ditt namn och välj ett lösenord, så är du igång.',
    en: 'Enter your name, choose a password, and you are in.',
  },
  name: { id: 'mf-auth.accept-invitation.name', description: 'Field', defaultMessage: 'Ditt namn', en: 'Your name' },
  submit: { id: 'mf-auth.accept-invitation.submit', description: 'Button', defaultMessage: 'Tacka ja', en: 'Accept' },
  accept: {
    id: 'mf-auth.accept-invitation.terms',
    description: 'Below the button',
    defaultMessage: 'Tackar du ja godkänner du {terms} och {privacy}.',
    en: 'By accepting you agree to the {terms} and the {privacy}.',
  },
  loading: {
    id: 'mf-auth.accept-invitation.loading',
    description: 'Read out while the invitation is fetched',
    defaultMessage: 'Hämtar inbjudan',
    en: 'Fetching the invitation',
  },
  invalidTitle: {
    id: 'mf-auth.accept-invitation.invalid-title',
    description: 'Heading: used, taken back or too old',
    defaultMessage: 'Inbjudan gäller inte längre',
    en: 'The invitation is no longer valid',
  },
  invalidText: {
    id: 'mf-auth.accept-invitation.invalid-text',
    description: 'What to do',
    defaultMessage:
      'Den kan vara använd, återkallad eller äldre än {days, number} dagar. Be den som bjöd in dig om en ny, eller logga in om du redan har tackat ja.',
    en: 'It may have been used, taken back or be older than {days, number} days. Ask the person who invited you for a new one, or log in if you have accepted already.',
  },
  failed: {
    id: 'mf-auth.accept-invitation.failed',
    description: 'The invitation could not be fetched',
    defaultMessage: 'Inbjudan kunde inte hämtas.',
    en: 'The invitation could not be fetched.',
  },
  signedIn: {
    id: 'mf-auth.accept-invitation.signed-in',
    description: 'Somebody is signed in already',
    defaultMessage: 'Du är redan inloggad. Logga ut för att tacka ja som {email}.',
    en: 'You are logged in already. Log out to accept as {email}.',
  },
  signOut: {
    id: 'mf-auth.accept-invitation.sign-out',
    description: 'Button',
    defaultMessage: 'Logga ut',
    en: 'Log out',
  },
  toStart: {
    id: 'mf-auth.accept-invitation.to-start',
    description: 'Button for somebody who is signed in',
    defaultMessage: 'Till startsidan',
    en: 'To the start page',
  },
  haveAccount: {
    id: 'mf-auth.accept-invitation.have-account',
    description: 'Before the link to log in',
    defaultMessage: 'Har du redan ett konto?',
    en: 'Already have an account?',
  },
})
