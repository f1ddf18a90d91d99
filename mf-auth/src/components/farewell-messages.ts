import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  deleted: {
    id: 'mf-auth.farewell.deleted',
    description: 'At the login page, after the own account was deleted',
    defaultMessage: 'Ditt konto är raderat. Tack för tiden hos oss, du är alltid välkommen tillbaka.',
    en: 'Your account has been deleted. Thank you for your time with us. You are always welcome back.',
  },
  everywhere: {
    id: 'mf-auth.farewell.everywhere',
    description: 'At the login page, after signing out everywhere',
    defaultMessage: 'Du är utloggad på alla enheter.',
    en: 'You are logged out on all devices.',
  },
})
