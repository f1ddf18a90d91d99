import { defineMessages } from '@samspel/i18n'

export const moveMessages = defineMessages({
  title: { id: 'mf-wallet.move.title', description: 'Heading', defaultMessage: 'Flytta pengar', en: 'Move money' },
  from: { id: 'mf-wallet.move.from', description: 'Label', defaultMessage: 'Från', en: 'From' },
  to: { id: 'mf-wallet.move.to', description: 'Label', defaultMessage: 'Till', en: 'To' },
  amount: { id: 'mf-wallet.move.amount', description: 'Label', defaultMessage: 'Belopp', en: 'Amount' },
  free: {
    id: 'mf-wallet.move.free',
    description: 'A brand and what is free there',
    defaultMessage: '{brand}, {money} fritt',
    en: '{brand}, {money} free',
  },
  help: {
    id: 'mf-wallet.move.help',
    description: 'Help under the sum',
    defaultMessage: 'Det som är reserverat stannar. Båda kontoutdragen får en rad.',
    en: 'Reserved money stays where it is. Both statements get a line.',
  },
  same: {
    id: 'mf-wallet.move.same',
    description: 'The same brand on both sides',
    defaultMessage: 'Välj ett annat varumärke.',
    en: 'Choose another brand.',
  },
  submit: { id: 'mf-wallet.move.submit', description: 'Button', defaultMessage: 'Flytta', en: 'Move' },
  done: {
    id: 'mf-wallet.move.done',
    description: 'Toast',
    defaultMessage: '{money} flyttade från {from} till {to}',
    en: '{money} moved from {from} to {to}',
  },
})
