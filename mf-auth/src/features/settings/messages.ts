import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  parts: {
    id: 'mf-auth.settings.parts',
    description: 'Names the row of parts for screen readers',
    defaultMessage: 'Delar av inställningarna',
    en: 'Parts of the settings',
  },
  back: {
    id: 'mf-auth.settings.back',
    description: 'Names the way back for screen readers',
    defaultMessage: 'Tillbaka',
    en: 'Back',
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
  retry: { id: 'mf-auth.settings.retry', description: 'Button', defaultMessage: 'Försök igen', en: 'Try again' },
  more: {
    id: 'mf-auth.settings.more',
    description: 'Button under a list',
    defaultMessage: 'Visa fler',
    en: 'Show more',
  },
  cancel: { id: 'mf-auth.settings.cancel', description: 'Leaves a question', defaultMessage: 'Avbryt', en: 'Cancel' },
})
