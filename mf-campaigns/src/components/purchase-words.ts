import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.purchase.${name}` as const

/** Where a bought picture may be used. */
export const channelNames = defineMessages({
  social: { id: id('channel.social'), description: 'Where a picture may be used', sv: 'Sociala medier', en: 'Social media' },
  web: { id: id('channel.web'), description: 'Where a picture may be used', sv: 'Webb', en: 'Web' },
  newsletter: { id: id('channel.newsletter'), description: 'Where a picture may be used', sv: 'Nyhetsbrev', en: 'Newsletter' },
  ads: { id: id('channel.ads'), description: 'Where a picture may be used', sv: 'Annonser', en: 'Ads' },
  print: { id: id('channel.print'), description: 'Where a picture may be used', sv: 'Tryck', en: 'Print' },
  store: { id: id('channel.store'), description: 'Where a picture may be used', sv: 'I butik', en: 'In store' },
})

export const purchaseWords = defineMessages({
  months: {
    id: id('months'), description: 'How long a licence runs', sv: '{n, plural, one {# månad} other {# månader}}',
    en: '{n, plural, one {# month} other {# months}}',
  },
  licence: { id: id('licence'), description: 'Terms: where and how long', sv: '{channels} i {months}', en: '{channels} for {months}' },
  endsOn: {
    id: id('ends-on'), description: 'Last day of a licence', sv: 'Licensen gäller till och med {date}', en: 'The licence runs until {date}',
  },
  ended: { id: id('ended'), description: 'A licence that has run out', sv: 'Licensen gick ut {date}', en: 'The licence ran out {date}' },
  declinedByBrand: {
    id: id('declined-by-brand'), description: 'Who said no', sv: 'Varumärket tackade nej {date}', en: 'The brand declined {date}',
  },
  declinedByCreator: {
    id: id('declined-by-creator'), description: 'Who said no', sv: 'Kreatören tackade nej {date}', en: 'The creator declined {date}',
  },
  loading: { id: id('loading'), description: 'For screen readers', sv: 'Hämtar bildköp', en: 'Loading image purchases' },
  retry: { id: id('retry'), description: 'Button', sv: 'Försök igen', en: 'Try again' },
  close: { id: id('close'), description: 'Button', sv: 'Stäng', en: 'Close' },
  cancel: { id: id('cancel'), description: 'Button', sv: 'Avbryt', en: 'Cancel' },
  pictureOf: { id: id('picture-of'), description: 'Text of the picture', sv: 'Bild av {username}', en: 'Picture by {username}' },
  original: {
    id: id('original'), description: 'The creator sent a picture in full size', sv: 'Bild i full storlek finns',
    en: 'Full-size picture included',
  },
})
