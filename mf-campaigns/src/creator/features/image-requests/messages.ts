import type { ImagePurchase } from '@samspel/api'
import { bilingual, defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  asks: {
    id: 'mf-campaigns.image-requests.asks',
    description: 'Part of the page: what brands ask for',
    defaultMessage: 'Förfrågningar',
    en: 'Requests',
  },
  title: {
    id: 'mf-campaigns.image-requests.title',
    description: 'Heading of the page',
    defaultMessage: 'Bildförfrågningar',
    en: 'Image requests',
  },
  context: {
    id: 'mf-campaigns.image-requests.context',
    description: 'Under the heading',
    defaultMessage: 'Varumärken som vill använda dina bilder.',
    en: 'Brands that want to use your images.',
  },
  states: {
    id: 'mf-campaigns.image-requests.states',
    description: 'Name of the row of tabs',
    defaultMessage: 'Förfrågningar efter läge',
    en: 'Requests by state',
  },
  emptyNew: {
    id: 'mf-campaigns.image-requests.empty-new',
    description: 'Nothing waits',
    defaultMessage: 'Inga nya förfrågningar',
    en: 'No new requests',
  },
  empty: {
    id: 'mf-campaigns.image-requests.empty',
    description: 'Nothing in this state',
    defaultMessage: 'Inga förfrågningar här',
    en: 'No requests here',
  },
  emptyText: {
    id: 'mf-campaigns.image-requests.empty-text',
    description: 'When that changes',
    defaultMessage: 'När ett varumärke vill köpa en av dina bilder ser du det här.',
    en: 'When a brand wants to buy one of your images, you see it here.',
  },
  toAssignments: {
    id: 'mf-campaigns.image-requests.to-assignments',
    description: 'Button',
    defaultMessage: 'Till uppdragen',
    en: 'To assignments',
  },
  payAfter: {
    id: 'mf-campaigns.image-requests.pay-after',
    description: 'What is paid and when',
    defaultMessage: 'Du får {money} i plånboken när {brand} har betalat. Licensen börjar samma dag.',
    en: 'You get {money} in your wallet once {brand} has paid. The licence starts that day.',
  },
  waits: {
    id: 'mf-campaigns.image-requests.waits',
    description: 'The creator said yes',
    defaultMessage:
      'Du tackade ja {date}. {money} kommer till plånboken när {brand} betalar, och kan tas ut {hours} timmar senare.',
    en: 'You accepted {date}. {money} arrives in your wallet when {brand} pays, and can be withdrawn {hours} hours later.',
  },
  paid: {
    id: 'mf-campaigns.image-requests.paid',
    description: 'The brand has paid',
    defaultMessage: '{brand} betalade {date}. Bilden får användas till och med {end}.',
    en: '{brand} paid {date}. The image may be used until {end}.',
  },
  payableFrom: {
    id: 'mf-campaigns.image-requests.payable-from',
    description: 'When the money of a sold image can be taken out, while that is to come',
    defaultMessage: '{money} kan tas ut från {at}.',
    en: '{money} can be withdrawn from {at}.',
  },
  asked: {
    id: 'mf-campaigns.image-requests.asked',
    description: 'When it was asked',
    defaultMessage: 'Fråga {date}',
    en: 'Asked {date}',
  },
  declinedByMe: {
    id: 'mf-campaigns.image-requests.declined-by-me',
    description: 'Who said no',
    defaultMessage: 'Du tackade nej {date}',
    en: 'You declined {date}',
  },
  declinedByBrand: {
    id: 'mf-campaigns.image-requests.declined-by-brand',
    description: 'Who said no',
    defaultMessage: '{brand} drog sig ur {date}',
    en: '{brand} withdrew {date}',
  },
  accept: { id: 'mf-campaigns.image-requests.accept', description: 'Button', defaultMessage: 'Tacka ja', en: 'Accept' },
  decline: {
    id: 'mf-campaigns.image-requests.decline',
    description: 'Button',
    defaultMessage: 'Tacka nej',
    en: 'Decline',
  },
  acceptTitle: {
    id: 'mf-campaigns.image-requests.accept-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Sälj bilden till {brand}',
    en: 'Sell the image to {brand}',
  },
  acceptTerms: {
    id: 'mf-campaigns.image-requests.accept-terms',
    description: 'Terms in plain words',
    defaultMessage:
      '{brand} får använda bilden: {terms}, räknat från dagen de betalar. Du behåller rättigheterna och får använda bilden själv.',
    en: '{brand} may use the image: {terms}, counted from the day they pay. You keep the rights and may use the image yourself.',
  },
  original: {
    id: 'mf-campaigns.image-requests.original',
    description: 'Field',
    defaultMessage: 'Bild i full storlek',
    en: 'Full-size image',
  },
  originalHelp: {
    id: 'mf-campaigns.image-requests.original-help',
    description: 'Help under the field',
    defaultMessage: 'Utan den får de bilden från Instagram.',
    en: 'Without it they get the image from Instagram.',
  },
  originalAlt: {
    id: 'mf-campaigns.image-requests.original-alt',
    description: 'Text of the uploaded picture',
    defaultMessage: 'Din bild',
    en: 'Your image',
  },
  sayYes: {
    id: 'mf-campaigns.image-requests.say-yes',
    description: 'Button',
    defaultMessage: 'Sälj för {money}',
    en: 'Sell for {money}',
  },
  accepted: {
    id: 'mf-campaigns.image-requests.accepted',
    description: 'Toast',
    defaultMessage: '{brand} vet att du tackar ja',
    en: '{brand} has been told that you accept',
  },
  declineTitle: {
    id: 'mf-campaigns.image-requests.decline-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Tacka nej till {brand}',
    en: 'Decline {brand}',
  },
  declineHelp: {
    id: 'mf-campaigns.image-requests.decline-help',
    description: 'Help under the field',
    defaultMessage: 'Varumärket läser det här.',
    en: 'The brand reads this.',
  },
  declined: {
    id: 'mf-campaigns.image-requests.declined',
    description: 'Toast',
    defaultMessage: '{brand} vet att du tackar nej',
    en: '{brand} has been told that you decline',
  },
  reasonPrice: {
    id: 'mf-campaigns.image-requests.reason-price',
    description: 'Short name of a reason',
    defaultMessage: 'Priset',
    en: 'The price',
  },
  reasonUse: {
    id: 'mf-campaigns.image-requests.reason-use',
    description: 'Short name of a reason',
    defaultMessage: 'Användningen',
    en: 'The use',
  },
  reasonPeople: {
    id: 'mf-campaigns.image-requests.reason-people',
    description: 'Short name of a reason',
    defaultMessage: 'Andra syns i bilden',
    en: 'Others are in it',
  },
  loadFailed: {
    id: 'mf-campaigns.image-requests.load-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Förfrågningarna kunde inte hämtas.',
    en: 'The requests could not be loaded.',
  },
})

export const stateTabs = defineMessages<'all' | ImagePurchase['state']>({
  requested: { id: 'mf-campaigns.image-requests.tab.requested', description: 'Tab', defaultMessage: 'Nya', en: 'New' },
  pending: {
    id: 'mf-campaigns.image-requests.tab.pending',
    description: 'Tab',
    defaultMessage: 'Väntar på betalning',
    en: 'Waiting for payment',
  },
  approved: { id: 'mf-campaigns.image-requests.tab.approved', description: 'Tab', defaultMessage: 'Sålda', en: 'Sold' },
  declined: {
    id: 'mf-campaigns.image-requests.tab.declined',
    description: 'Tab',
    defaultMessage: 'Nej tack',
    en: 'Declined',
  },
  all: { id: 'mf-campaigns.image-requests.tab.all', description: 'Tab', defaultMessage: 'Alla', en: 'All' },
})

export const stateNames = defineMessages<ImagePurchase['state']>({
  requested: {
    id: 'mf-campaigns.image-requests.state.requested',
    description: 'State of one request',
    defaultMessage: 'Ny',
    en: 'New',
  },
  pending: {
    id: 'mf-campaigns.image-requests.state.pending',
    description: 'State of one request',
    defaultMessage: 'Väntar på betalning',
    en: 'Waiting for payment',
  },
  approved: {
    id: 'mf-campaigns.image-requests.state.approved',
    description: 'State of one request',
    defaultMessage: 'Såld',
    en: 'Sold',
  },
  declined: {
    id: 'mf-campaigns.image-requests.state.declined',
    description: 'State of one request',
    defaultMessage: 'Nej tack',
    en: 'Declined',
  },
})

/** Reasons shown to the brand, in the language the creator chooses. */
export const reasonTexts = bilingual(
  defineMessages({
    reasonPriceText: {
      id: 'mf-campaigns.image-requests.reason-price-text',
      description: 'Reason to the brand',
      defaultMessage: 'Priset är för lågt för det bilden ska användas till.',
      en: 'The price is too low for what the image is to be used for.',
    },
    reasonUseText: {
      id: 'mf-campaigns.image-requests.reason-use-text',
      description: 'Reason to the brand',
      defaultMessage: 'Jag vill inte att bilden används på det sättet.',
      en: 'I do not want the image to be used that way.',
    },
    reasonPeopleText: {
      id: 'mf-campaigns.image-requests.reason-people-text',
      description: 'Reason to the brand',
      defaultMessage: 'Andra personer syns i bilden och har inte sagt ja.',
      en: 'Other people are in the image and have not agreed.',
    },
  }),
)
