import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-wallet.unpaid.title',
    description: 'Strip on the page of a company’s money, and the heading of platform staff’s list',
    defaultMessage: 'Månadsavgifter som inte kunde dras',
    en: 'Monthly fees that could not be taken',
  },
  fee: {
    id: 'mf-wallet.unpaid.fee',
    description: 'One fee: the brand, its sum and the day on which it was due',
    defaultMessage: 'Månadsavgiften för {brand}, {fee}, kunde inte dras {due}',
    en: 'The monthly fee for {brand}, {fee}, could not be taken on {due}',
  },
  lacks: {
    id: 'mf-wallet.unpaid.lacks',
    description: 'What is missing, and until when it is tried again',
    defaultMessage: '{lacking} saknas. Vi försöker igen till och med {until}.',
    en: 'The account is {lacking} short. We will keep trying until {until}.',
  },
  soon: {
    id: 'mf-wallet.unpaid.soon',
    description: 'The money has come meanwhile',
    defaultMessage: 'Pengarna finns nu. Avgiften dras inom tio minuter.',
    en: 'The money is there now. The fee is taken within ten minutes.',
  },
})
