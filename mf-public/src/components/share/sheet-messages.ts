import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  heading: {
    id: 'mf-public.share.heading',
    description: 'Heading of the share sheet',
    defaultMessage: 'Dela',
    en: 'Share',
  },
  ways: {
    id: 'mf-public.share.ways',
    description: 'Names the list of ways to share',
    defaultMessage: 'Sätt att dela',
    en: 'Ways to share',
  },
  copy: {
    id: 'mf-public.share.copy',
    description: 'Entry: puts the address on the clipboard (S-35)',
    defaultMessage: 'Kopiera länk',
    en: 'Copy url',
  },
  linktree: {
    id: 'mf-public.share.linktree',
    description: 'Entry: opens Linktree (S-35)',
    defaultMessage: 'Lägg till i Linktree',
    en: 'Add to Linktree',
  },
  linktreeText: {
    id: 'mf-public.share.linktree-text',
    description: 'What happens at Linktree',
    defaultMessage: 'Länken kopieras och Linktree öppnas i en ny flik. Klistra in den där.',
    en: 'The link is copied and Linktree opens in a new tab. Paste it there.',
  },
  map: {
    id: 'mf-public.share.map',
    description: 'Entry: leads to the map of stores (S-35)',
    defaultMessage: 'Visa på karta',
    en: 'Show on map',
  },
  device: {
    id: 'mf-public.share.device',
    description: "Entry: opens the device's own sheet",
    defaultMessage: 'Fler sätt att dela',
    en: 'More ways to share',
  },
  qr: {
    id: 'mf-public.share.qr',
    description: 'Entry: shows a code of the address',
    defaultMessage: 'QR-kod',
    en: 'QR code',
  },
  qrLabel: {
    id: 'mf-public.share.qr-label',
    description: 'Names the picture of the code',
    defaultMessage: 'QR-kod till {title}',
    en: 'QR code for {title}',
  },
  qrFailed: {
    id: 'mf-public.share.qr-failed',
    description: 'The code could not be loaded',
    defaultMessage: 'QR-koden kunde inte hämtas.',
    en: 'The QR code could not be loaded.',
  },
  png: {
    id: 'mf-public.share.png',
    description: 'Saves the code as pixels',
    defaultMessage: 'Ladda ner PNG',
    en: 'Download PNG',
  },
  svg: {
    id: 'mf-public.share.svg',
    description: 'Saves the code as lines',
    defaultMessage: 'Ladda ner SVG',
    en: 'Download SVG',
  },
  url: {
    id: 'mf-public.share.url',
    description: 'Field with the address',
    defaultMessage: 'Länk till sidan',
    en: 'Link to the page',
  },
  copied: {
    id: 'mf-public.share.copied',
    description: 'The address is on the clipboard',
    defaultMessage: 'Länken är kopierad',
    en: 'The link is copied',
  },
  copyFailed: {
    id: 'mf-public.share.copy-failed',
    description: 'X-25, English only in the specification',
    defaultMessage: 'Url could not be copied',
    en: 'Url could not be copied',
  },
  copyYourself: {
    id: 'mf-public.share.copy-yourself',
    description: 'What to do when copying failed',
    defaultMessage: 'Markera länken nedan och kopiera den själv.',
    en: 'Select the link below and copy it yourself.',
  },
})
