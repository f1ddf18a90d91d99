import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  requestTitle: {
    id: 'mf-auth.reset-password.request-title',
    description: 'Heading of the request',
    defaultMessage: 'Återställ ditt lösenord',
    en: 'Reset your password',
  },
  changeTitle: {
    id: 'mf-auth.reset-password.change-title',
    description: 'Heading of the change',
    defaultMessage: 'Välj ett nytt lösenord',
    en: 'Choose a new password',
  },
  request: {
    id: 'mf-auth.reset-password.request',
    description: 'Button (row S-23)',
    defaultMessage: 'Återställ lösenord',
    en: 'Reset password',
  },
  change: {
    id: 'mf-auth.reset-password.change',
    description: 'Button (row S-24)',
    defaultMessage: 'Ändra lösenord',
    en: 'Change password',
  },
  back: {
    id: 'mf-auth.reset-password.back',
    description: 'Link to log in',
    defaultMessage: 'Tillbaka till inloggningen',
    en: 'Back to login',
  },
  sent: {
    id: 'mf-auth.reset-password.sent',
    description: 'Confirmation (row X-20, literal)',
    defaultMessage: 'Ett mail har skickats med instruktioner för att ändra ditt lösenord. Kolla din inkorg!',
    en: 'An email has been sent with instructions for changing your password. Check your inbox!',
  },
  unknownEmail: {
    id: 'mf-auth.reset-password.unknown-email',
    description: 'Status 422 (row X-19, literal)',
    defaultMessage: 'Något gick fel, kontrollera din email och försök igen. Kolla även användartypen ovan 👆',
    en: 'Something went wrong, check your email and try again. Check the account type above as well 👆',
  },
  changed: {
    id: 'mf-auth.reset-password.changed',
    description: 'Confirmation (row T-45, literal)',
    defaultMessage: 'Ditt lösenord har ändrats 🚀',
    en: 'Your password has been changed 🚀',
  },
  usedOnce: {
    id: 'mf-auth.reset-password.used-once',
    description: 'Status 401 (row X-21)',
    defaultMessage: 'Länken kan bara användas en gång, begär en ny.',
    en: 'The link can be used only once, request a new one.',
  },
  tokenInvalid: {
    id: 'mf-auth.reset-password.token-invalid',
    description: 'The link has run out (row X-22, literal with its misspelling)',
    defaultMessage: 'Återställningslänken är inte längre giltlig, begär en ny länk om du vill ändra ditt lösenord.',
    en: 'The reset link is no longer valid, request a new link if you want to change your password.',
  },
  requestAnew: {
    id: 'mf-auth.reset-password.request-anew',
    description: 'Button (row X-22)',
    defaultMessage: 'Begär ny länk',
    en: 'Request a new link',
  },
})
