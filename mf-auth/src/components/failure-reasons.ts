import { defineMessages } from '@samspel/i18n'

/** Reasons by the error id that the server's callback adds to the address. */
export const reasons = defineMessages({
  access_denied: {
    id: 'mf-auth.failure.access-denied',
    description: 'The visitor said no at the provider',
    defaultMessage: 'Du avbröt inloggningen. Försök igen när du vill.',
    en: 'You cancelled the login. Try again whenever you like.',
  },
  provider_unavailable: {
    id: 'mf-auth.failure.provider-unavailable',
    description: 'The provider does not answer',
    defaultMessage: 'Tjänsten du loggar in med svarar inte just nu. Försök igen om en stund.',
    en: 'The service you log in with is not answering right now. Try again in a while.',
  },
  account_exists: {
    id: 'mf-auth.failure.account-exists',
    description: 'An account with the address exists and is not tied to the provider',
    defaultMessage: 'Det finns redan ett konto med samma e-postadress. Logga in med e-post och lösenord.',
    en: 'There is an account with the same email address already. Log in with email and password.',
  },
  blocked: {
    id: 'mf-auth.failure.blocked',
    description: 'The account is blocked',
    defaultMessage: 'Kontot är avstängt. Hör av dig till oss om du undrar varför.',
    en: 'The account is blocked. Get in touch with us if you wonder why.',
  },
  state_invalid: {
    id: 'mf-auth.failure.state-invalid',
    description: 'The way by the provider took too long or was started elsewhere',
    defaultMessage: 'Inloggningen tog för lång tid. Försök igen.',
    en: 'Logging in took too long. Try again.',
  },
  entry_invalid: {
    id: 'mf-auth.failure.entry-invalid',
    description: 'The token that the visitor came back with no longer holds',
    defaultMessage: 'Inloggningen gäller inte längre. Försök igen.',
    en: 'The login is no longer valid. Try again.',
  },
})
