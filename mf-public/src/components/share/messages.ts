import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  share: {
    id: 'mf-public.share.share',
    description: 'Button that opens the share sheet',
    defaultMessage: 'Dela {title}',
    en: 'Share {title}',
  },
  notOpened: {
    id: 'mf-public.share.not-opened',
    description: 'The sheet could not be loaded',
    defaultMessage: 'Delningen kunde inte öppnas. Försök igen.',
    en: 'Sharing could not be opened. Try again.',
  },
})
