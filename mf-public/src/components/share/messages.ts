import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  share: { id: 'mf-public.share.share', description: 'Button that opens the share sheet', sv: 'Dela {title}', en: 'Share {title}' },
  copied: { id: 'mf-public.share.copied', description: 'The address is on the clipboard', sv: 'Länken är kopierad', en: 'The link is copied' },
  copyFailed: { id: 'mf-public.share.copy-failed', description: 'X-25, English only in the specification', sv: 'Url could not be copied', en: 'Url could not be copied' },
})
