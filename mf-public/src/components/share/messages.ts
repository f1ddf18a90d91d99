import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  share: {
    id: 'mf-public.share.share',
    description: 'Button that opens the share sheet',
    defaultMessage: 'Dela {title}',
    en: 'Share {title}',
  },
})
