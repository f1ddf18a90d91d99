import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-campaigns.buy-image.title',
    description: 'Heading of the dialog',
    defaultMessage: 'Köp bilden av @{username}',
    en: 'Buy the image by @{username}',
  },
  intro: {
    id: 'mf-campaigns.buy-image.intro',
    description: 'What happens',
    defaultMessage: 'Kreatören får frågan och svarar. Ni betalar först när ni har godkänt svaret.',
    en: 'The creator is asked and answers. You pay only once you have approved the answer.',
  },
  channels: {
    id: 'mf-campaigns.buy-image.channels',
    description: 'Field',
    defaultMessage: 'Var får bilden användas?',
    en: 'Where may the image be used?',
  },
  months: {
    id: 'mf-campaigns.buy-image.months',
    description: 'Field',
    defaultMessage: 'Antal månader',
    en: 'Number of months',
  },
  monthsHelp: {
    id: 'mf-campaigns.buy-image.months-help',
    description: 'Help under the field',
    defaultMessage: 'Räknas från dagen ni betalar.',
    en: 'Counted from the day you pay.',
  },
  price: { id: 'mf-campaigns.buy-image.price', description: 'Field', defaultMessage: 'Pris', en: 'Price' },
  balance: {
    id: 'mf-campaigns.buy-image.balance',
    description: 'Help under the price',
    defaultMessage: '{brand} har {money} att betala med.',
    en: '{brand} has {money} to pay with.',
  },
  short: {
    id: 'mf-campaigns.buy-image.short',
    description: 'The brand has too little money for the price',
    defaultMessage: '{brand} har {money}. Fyll på innan ni godkänner, frågan kan skickas redan nu.',
    en: '{brand} has {money}. Top up before you approve; the request can be sent now.',
  },
  message: {
    id: 'mf-campaigns.buy-image.message',
    description: 'Field',
    defaultMessage: 'Meddelande till kreatören',
    en: 'Message to the creator',
  },
  messageHelp: {
    id: 'mf-campaigns.buy-image.message-help',
    description: 'Help under the field',
    defaultMessage: 'Till exempel var bilden ska synas.',
    en: 'For example where the image will be seen.',
  },
  send: {
    id: 'mf-campaigns.buy-image.send',
    description: 'Button',
    defaultMessage: 'Skicka frågan',
    en: 'Send the request',
  },
  sent: {
    id: 'mf-campaigns.buy-image.sent',
    description: 'Toast',
    defaultMessage: '@{username} har fått frågan',
    en: '@{username} has been asked',
  },
  show: {
    id: 'mf-campaigns.buy-image.show',
    description: 'Button of the toast',
    defaultMessage: 'Visa bildköp',
    en: 'Show image purchases',
  },
  oneChannel: {
    id: 'mf-campaigns.buy-image.one-channel',
    description: 'Error under the field',
    defaultMessage: 'Välj minst ett ställe.',
    en: 'Choose at least one place.',
  },
})
