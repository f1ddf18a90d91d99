import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.buy-image.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the dialog', sv: 'Köp bilden av @{username}', en: 'Buy the picture by @{username}' },
  intro: { id: id('intro'), description: 'What happens', sv: 'Kreatören får frågan och svarar. Ni betalar först när ni har godkänt svaret.', en: 'The creator is asked and answers. You pay only once you have approved the answer.' },
  channels: { id: id('channels'), description: 'Field', sv: 'Var får bilden användas?', en: 'Where may the picture be used?' },
  months: { id: id('months'), description: 'Field', sv: 'Antal månader', en: 'Number of months' },
  monthsHelp: { id: id('months-help'), description: 'Help under the field', sv: 'Räknas från dagen ni betalar.', en: 'Counted from the day you pay.' },
  price: { id: id('price'), description: 'Field', sv: 'Pris', en: 'Price' },
  balance: { id: id('balance'), description: 'Help under the price', sv: '{brand} har {money} att betala med.', en: '{brand} has {money} to pay with.' },
  short: { id: id('short'), description: 'The brand has too little money for the price', sv: '{brand} har {money}. Fyll på innan ni godkänner, frågan kan skickas redan nu.', en: '{brand} has {money}. Top up before you approve; the request can be sent now.' },
  toWallet: { id: id('to-wallet'), description: 'Link', sv: 'Till plånboken', en: 'To the wallet' },
  message: { id: id('message'), description: 'Field', sv: 'Meddelande till kreatören', en: 'Message to the creator' },
  messageHelp: { id: id('message-help'), description: 'Help under the field', sv: 'Till exempel var bilden ska synas.', en: 'For example where the picture will be seen.' },
  send: { id: id('send'), description: 'Button', sv: 'Skicka frågan', en: 'Send the request' },
  sent: { id: id('sent'), description: 'Toast', sv: '@{username} har fått frågan', en: '@{username} has been asked' },
  show: { id: id('show'), description: 'Button of the toast', sv: 'Visa bildköp', en: 'Show image purchases' },
  oneChannel: { id: id('one-channel'), description: 'Error under the field', sv: 'Välj minst ett ställe.', en: 'Choose at least one place.' },
})
