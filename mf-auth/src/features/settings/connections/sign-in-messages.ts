import { defineMessages } from '@samspel/i18n'

/** What is said once it is known that somebody has to sign in at a provider. */
export const signInMessages = defineMessages({
  signIn: {
    id: 'mf-auth.connections.sign-in',
    description: 'Heading; provider: Facebook or Instagram',
    defaultMessage: 'Börja hos {provider}',
    en: 'Start on {provider}',
  },
  signInText: {
    id: 'mf-auth.connections.sign-in-text',
    description: 'What happens; provider: Facebook or Instagram',
    defaultMessage:
      'Du loggar in hos {provider} och säger ja till att vi läser ditt konto och dina inlägg. Vi publicerar aldrig något åt dig.',
    en: 'You log in to {provider} and agree that we read your account and posts. We never publish anything for you.',
  },
  signInAgain: {
    id: 'mf-auth.connections.sign-in-again',
    description: 'Heading; provider: Facebook or Instagram',
    defaultMessage: 'Logga in hos {provider} igen',
    en: 'Log in to {provider} again',
  },
  signInAgainText: {
    id: 'mf-auth.connections.sign-in-again-text',
    description: 'Why; provider: Facebook or Instagram',
    defaultMessage: 'Inloggningen hos {provider} gäller inte längre. Logga in igen för att se och byta konto.',
    en: 'Your {provider} login is no longer valid. Log in again to see and change accounts.',
  },
  chooseWay: {
    id: 'mf-auth.connections.choose-way',
    description: 'Heading over the two ways',
    defaultMessage: 'Välj hur du kopplar kontot',
    en: 'Choose how to connect the account',
  },
  chooseWayText: {
    id: 'mf-auth.connections.choose-way-text',
    description: 'What happens whichever is chosen',
    defaultMessage:
      'Du loggar in och säger ja till att vi läser ditt konto och dina inlägg. Vi publicerar aldrig något åt dig.',
    en: 'You log in and agree that we read your account and posts. We never publish anything for you.',
  },
  chooseWayAgain: {
    id: 'mf-auth.connections.choose-way-again',
    description: 'Heading over the two ways, when a sign-in has run out',
    defaultMessage: 'Logga in igen',
    en: 'Log in again',
  },
  chooseWayAgainText: {
    id: 'mf-auth.connections.choose-way-again-text',
    description: 'Why',
    defaultMessage: 'Inloggningen gäller inte längre. Logga in igen för att se och byta konto.',
    en: 'Your login is no longer valid. Log in again to see and change accounts.',
  },
  difference: {
    id: 'mf-auth.connections.difference',
    description: 'What differs between the two ways',
    defaultMessage:
      'Med Facebook kopplas kontot genom den sida som det är länkat till, med Instagram direkt och utan sida.',
    en: 'Facebook connects the account through the page that it is linked to, Instagram directly and without a page.',
  },
  continueWith: {
    id: 'mf-auth.connections.continue-with',
    description: 'Button; provider: Facebook or Instagram',
    defaultMessage: 'Fortsätt med {provider}',
    en: 'Continue with {provider}',
  },
  startFailed: {
    id: 'mf-auth.connections.start-failed',
    description: 'The way to the provider did not open',
    defaultMessage: 'Det gick inte att öppna {provider}. Försök igen.',
    en: '{provider} could not be opened. Try again.',
  },
  notAnswering: {
    id: 'mf-auth.connections.not-answering',
    description: 'The provider that was pressed does not answer',
    defaultMessage: '{provider} svarar inte just nu. Försök igen om en stund.',
    en: '{provider} is not answering right now. Try again in a while.',
  },
  otherSignIn: {
    id: 'mf-auth.connections.other-sign-in',
    description: 'Button: signs in as somebody else, or with other pages',
    defaultMessage: 'Använd en annan inloggning',
    en: 'Use another login',
  },
  otherSignInAt: {
    id: 'mf-auth.connections.other-sign-in-at',
    description: 'Button: the same, where one can choose; provider: Facebook or Instagram',
    defaultMessage: 'Byt inloggning hos {provider}',
    en: 'Change login at {provider}',
  },
  mustBeProfessional: {
    id: 'mf-auth.connections.must-be-professional',
    description: 'What is needed',
    defaultMessage:
      'Kontot måste vara ett professionellt Instagramkonto, alltså av typen Kreatör eller Företag, och länkat till en Facebooksida.',
    en: 'The account must be a professional Instagram account, of the type Creator or Business, and linked to a Facebook page.',
  },
  mustBeProfessionalNoPage: {
    id: 'mf-auth.connections.must-be-professional-no-page',
    description: 'What is needed, where Instagram’s own sign-in is set up',
    defaultMessage: 'Kontot måste vara ett professionellt Instagramkonto, alltså av typen Kreatör eller Företag.',
    en: 'The account must be a professional Instagram account, of the type Creator or Business.',
  },
})
