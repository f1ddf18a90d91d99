import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.image-requests.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the page', sv: 'Bildförfrågningar', en: 'Picture requests' },
  context: { id: id('context'), description: 'Under the heading', sv: 'Varumärken som vill använda dina bilder.', en: 'Brands that want to use your pictures.' },
  states: { id: id('states'), description: 'Name of the row of tabs', sv: 'Förfrågningar efter läge', en: 'Requests by state' },
  emptyNew: { id: id('empty-new'), description: 'Nothing waits', sv: 'Inga nya förfrågningar', en: 'No new requests' },
  empty: { id: id('empty'), description: 'Nothing in this state', sv: 'Inga förfrågningar här', en: 'No requests here' },
  emptyText: { id: id('empty-text'), description: 'When that changes', sv: 'När ett varumärke vill köpa en av dina bilder ser du det här.', en: 'When a brand wants to buy one of your pictures, you see it here.' },
  toAssignments: { id: id('to-assignments'), description: 'Button', sv: 'Till uppdragen', en: 'To assignments' },
  payAfter: { id: id('pay-after'), description: 'What is paid and when', sv: 'Du får {money} i plånboken när {brand} har betalat. Licensen börjar samma dag.', en: 'You get {money} in your wallet once {brand} has paid. The licence starts that day.' },
  waits: { id: id('waits'), description: 'The creator said yes', sv: 'Du sa ja {date}. {money} kommer till plånboken när {brand} betalar.', en: 'You said yes {date}. {money} comes to your wallet when {brand} pays.' },
  paid: { id: id('paid'), description: 'The brand has paid', sv: '{brand} betalade {date}. Bilden får användas till och med {end}.', en: '{brand} paid {date}. The picture may be used until {end}.' },
  toWallet: { id: id('to-wallet'), description: 'Link', sv: 'Till plånboken', en: 'To the wallet' },
  asked: { id: id('asked'), description: 'When it was asked', sv: 'Fråga {date}', en: 'Asked {date}' },
  declinedByMe: { id: id('declined-by-me'), description: 'Who said no', sv: 'Du tackade nej {date}', en: 'You declined {date}' },
  declinedByBrand: { id: id('declined-by-brand'), description: 'Who said no', sv: '{brand} drog sig ur {date}', en: '{brand} withdrew {date}' },
  accept: { id: id('accept'), description: 'Button', sv: 'Säg ja', en: 'Say yes' },
  decline: { id: id('decline'), description: 'Button', sv: 'Tacka nej', en: 'Decline' },
  acceptTitle: { id: id('accept-title'), description: 'Heading of the dialog', sv: 'Sälj bilden till {brand}', en: 'Sell the picture to {brand}' },
  acceptTerms: { id: id('accept-terms'), description: 'Terms in plain words', sv: '{brand} får använda bilden: {terms}, räknat från dagen de betalar. Du behåller rättigheterna och får använda bilden själv.', en: '{brand} may use the picture: {terms}, counted from the day they pay. You keep the rights and may use the picture yourself.' },
  original: { id: id('original'), description: 'Field', sv: 'Bild i full storlek', en: 'Full-size picture' },
  originalHelp: { id: id('original-help'), description: 'Help under the field', sv: 'Utan den får de bilden från Instagram.', en: 'Without it they get the picture from Instagram.' },
  originalAlt: { id: id('original-alt'), description: 'Text of the uploaded picture', sv: 'Din bild', en: 'Your picture' },
  sayYes: { id: id('say-yes'), description: 'Button', sv: 'Sälj för {money}', en: 'Sell for {money}' },
  accepted: { id: id('accepted'), description: 'Toast', sv: '{brand} vet att du säger ja', en: '{brand} knows that you say yes' },
  declineTitle: { id: id('decline-title'), description: 'Heading of the dialog', sv: 'Tacka nej till {brand}', en: 'Decline {brand}' },
  declineHelp: { id: id('decline-help'), description: 'Help under the field', sv: 'Varumärket läser det här.', en: 'The brand reads this.' },
  declined: { id: id('declined'), description: 'Toast', sv: '{brand} vet att du tackar nej', en: '{brand} knows that you decline' },
  reasonPrice: { id: id('reason-price'), description: 'Short name of a reason', sv: 'Priset', en: 'The price' },
  reasonPriceText: { id: id('reason-price-text'), description: 'Reason to the brand', sv: 'Priset är för lågt för det bilden ska användas till.', en: 'The price is too low for what the picture is to be used for.' },
  reasonUse: { id: id('reason-use'), description: 'Short name of a reason', sv: 'Användningen', en: 'The use' },
  reasonUseText: { id: id('reason-use-text'), description: 'Reason to the brand', sv: 'Jag vill inte att bilden används på det sättet.', en: 'I do not want the picture to be used that way.' },
  reasonPeople: { id: id('reason-people'), description: 'Short name of a reason', sv: 'Andra syns i bilden', en: 'Others are in it' },
  reasonPeopleText: { id: id('reason-people-text'), description: 'Reason to the brand', sv: 'Andra personer syns i bilden och har inte sagt ja.', en: 'Other people are in the picture and have not said yes.' },
})

export const stateTabs = defineMessages({
  requested: { id: id('tab.requested'), description: 'Tab', sv: 'Nya', en: 'New' },
  pending: { id: id('tab.pending'), description: 'Tab', sv: 'Väntar på betalning', en: 'Waiting for payment' },
  approved: { id: id('tab.approved'), description: 'Tab', sv: 'Sålda', en: 'Sold' },
  declined: { id: id('tab.declined'), description: 'Tab', sv: 'Nej tack', en: 'Declined' },
  all: { id: id('tab.all'), description: 'Tab', sv: 'Alla', en: 'All' },
})

export const stateNames = defineMessages({
  requested: { id: id('state.requested'), description: 'State of one request', sv: 'Ny', en: 'New' },
  pending: { id: id('state.pending'), description: 'State of one request', sv: 'Väntar på betalning', en: 'Waiting for payment' },
  approved: { id: id('state.approved'), description: 'State of one request', sv: 'Såld', en: 'Sold' },
  declined: { id: id('state.declined'), description: 'State of one request', sv: 'Nej tack', en: 'Declined' },
})
