import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  parts: {
    id: 'mf-auth.settings.parts',
    description: 'Names the row of parts for screen readers',
    defaultMessage: 'Delar av inställningarna',
    en: 'Parts of the settings',
  },
  loading: {
    id: 'mf-auth.settings.loading',
    description: 'For screen readers, while the own record is fetched',
    defaultMessage: 'Hämtar ditt konto',
    en: 'Loading your account',
  },
  failed: {
    id: 'mf-auth.settings.failed',
    description: 'The own record could not be fetched',
    defaultMessage: 'Ditt konto kunde inte hämtas.',
    en: 'Your account could not be loaded.',
  },
})
