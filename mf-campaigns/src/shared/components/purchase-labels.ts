import type { ImagePurchaseChannel } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/** Where a bought picture may be used. */
export const channelNames = defineMessages<ImagePurchaseChannel>({
  social: {
    id: 'mf-campaigns.purchase.channel.social',
    description: 'Where a picture may be used',
    defaultMessage: 'Sociala medier',
    en: 'Social media',
  },
  web: {
    id: 'mf-campaigns.purchase.channel.web',
    description: 'Where a picture may be used',
    defaultMessage: 'Webb',
    en: 'Web',
  },
  newsletter: {
    id: 'mf-campaigns.purchase.channel.newsletter',
    description: 'Where a picture may be used',
    defaultMessage: 'Nyhetsbrev',
    en: 'Newsletter',
  },
  ads: {
    id: 'mf-campaigns.purchase.channel.ads',
    description: 'Where a picture may be used',
    defaultMessage: 'Annonser',
    en: 'Ads',
  },
  print: {
    id: 'mf-campaigns.purchase.channel.print',
    description: 'Where a picture may be used',
    defaultMessage: 'Tryck',
    en: 'Print',
  },
  store: {
    id: 'mf-campaigns.purchase.channel.store',
    description: 'Where a picture may be used',
    defaultMessage: 'I butik',
    en: 'In store',
  },
})

export const purchaseWords = defineMessages({
  months: {
    id: 'mf-campaigns.purchase.months',
    description: 'How long a licence runs',
    defaultMessage: '{n, plural, one {# månad} other {# månader}}',
    en: '{n, plural, one {# month} other {# months}}',
  },
  licence: {
    id: 'mf-campaigns.purchase.licence',
    description: 'Terms: where and how long',
    defaultMessage: '{channels} i {months}',
    en: '{channels} for {months}',
  },
  endsOn: {
    id: 'mf-campaigns.purchase.ends-on',
    description: 'Last day of a licence',
    defaultMessage: 'Licensen gäller till och med {date}',
    en: 'The licence runs until {date}',
  },
  ended: {
    id: 'mf-campaigns.purchase.ended',
    description: 'A licence that has run out',
    defaultMessage: 'Licensen gick ut {date}',
    en: 'The licence expired {date}',
  },
  declinedByBrand: {
    id: 'mf-campaigns.purchase.declined-by-brand',
    description: 'Who said no',
    defaultMessage: 'Varumärket tackade nej {date}',
    en: 'The brand declined {date}',
  },
  declinedByCreator: {
    id: 'mf-campaigns.purchase.declined-by-creator',
    description: 'Who said no',
    defaultMessage: 'Kreatören tackade nej {date}',
    en: 'The creator declined {date}',
  },
  loading: {
    id: 'mf-campaigns.purchase.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar bildköp',
    en: 'Loading image purchases',
  },
  pictureOf: {
    id: 'mf-campaigns.purchase.picture-of',
    description: 'Text of the picture',
    defaultMessage: 'Bild av {username}',
    en: 'Image by {username}',
  },
  original: {
    id: 'mf-campaigns.purchase.original',
    description: 'The creator sent a picture in full size',
    defaultMessage: 'Bild i full storlek finns',
    en: 'Full-size image included',
  },
})
