import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-public.share.${name}` as const

export const messages = defineMessages({
  heading: { id: id('heading'), description: 'Heading of the share sheet', sv: 'Dela', en: 'Share' },
  close: { id: id('close'), description: 'Closes the sheet', sv: 'Stäng', en: 'Close' },
  ways: { id: id('ways'), description: 'Names the list of ways to share', sv: 'Sätt att dela', en: 'Ways to share' },
  copy: { id: id('copy'), description: 'Entry: puts the address on the clipboard (S-35)', sv: 'Kopiera länk', en: 'Copy url' },
  linktree: { id: id('linktree'), description: 'Entry: opens Linktree (S-35)', sv: 'Lägg till i Linktree', en: 'Add to Linktree' },
  linktreeText: { id: id('linktree-text'), description: 'What happens at Linktree', sv: 'Länken kopieras och Linktree öppnas i en ny flik. Klistra in den där.', en: 'The link is copied and Linktree opens in a new tab. Paste it there.' },
  map: { id: id('map'), description: 'Entry: leads to the map of stores (S-35)', sv: 'Visa på karta', en: 'Show on map' },
  device: { id: id('device'), description: "Entry: opens the device's own sheet", sv: 'Fler sätt att dela', en: 'More ways to share' },
  qr: { id: id('qr'), description: 'Entry: shows a code of the address', sv: 'QR-kod', en: 'QR code' },
  qrLabel: { id: id('qr-label'), description: 'Names the picture of the code', sv: 'QR-kod till {title}', en: 'QR code for {title}' },
  qrFailed: { id: id('qr-failed'), description: 'The code could not be loaded', sv: 'QR-koden kunde inte hämtas.', en: 'The QR code could not be loaded.' },
  qrLoading: { id: id('qr-loading'), description: 'Read out while the code loads', sv: 'Hämtar QR-koden', en: 'Loading the QR code' },
  retry: { id: id('retry'), description: 'Loads the code again', sv: 'Försök igen', en: 'Try again' },
  png: { id: id('png'), description: 'Saves the code as pixels', sv: 'Ladda ner PNG', en: 'Download PNG' },
  svg: { id: id('svg'), description: 'Saves the code as lines', sv: 'Ladda ner SVG', en: 'Download SVG' },
  url: { id: id('url'), description: 'Field with the address', sv: 'Länk till sidan', en: 'Link to the page' },
  copied: { id: id('copied'), description: 'The address is on the clipboard', sv: 'Länken är kopierad', en: 'The link is copied' },
  copyFailed: { id: id('copy-failed'), description: 'X-25, English only in the specification', sv: 'Url could not be copied', en: 'Url could not be copied' },
  copyYourself: { id: id('copy-yourself'), description: 'What to do when copying failed', sv: 'Markera länken nedan och kopiera den själv.', en: 'Select the link below and copy it yourself.' },
})
