import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  assignments: {
    id: 'mf-campaigns.agreement.assignments',
    description: 'Link back to the list of assignments',
    defaultMessage: 'Uppdrag',
    en: 'Assignments',
  },
  asksDue: {
    id: 'mf-campaigns.agreement.asks-due',
    description: 'Heading of a question',
    defaultMessage: '{brand} vill flytta sista dag till {value}',
    en: '{brand} wants to move the last day to {value}',
  },
  asksFee: {
    id: 'mf-campaigns.agreement.asks-fee',
    description: 'Heading of a question',
    defaultMessage: '{brand} vill höja arvodet till {value}',
    en: '{brand} wants to raise the fee to {value}',
  },
  asksPieces: {
    id: 'mf-campaigns.agreement.asks-pieces',
    description: 'Heading of a question',
    defaultMessage: '{brand} vill att du publicerar mindre',
    en: '{brand} wants you to publish less',
  },
  asksRights: {
    id: 'mf-campaigns.agreement.asks-rights',
    description: 'Heading of a question',
    defaultMessage: '{brand} vill ändra hur bilderna får användas',
    en: '{brand} wants to change how the pictures may be used',
  },
  asksSeveral: {
    id: 'mf-campaigns.agreement.asks-several',
    description: 'Heading of a question about several parts of the agreement',
    defaultMessage: '{brand} vill ändra ert avtal',
    en: '{brand} wants to change your agreement',
  },
  rest: {
    id: 'mf-campaigns.agreement.rest',
    description: 'Below what would change',
    defaultMessage: 'Allt annat är som förut',
    en: 'Everything else stays as it is',
  },
  answerBy: {
    id: 'mf-campaigns.agreement.answer-by',
    description: 'In bold, before what holds without an answer',
    defaultMessage: 'Svara senast {date}.',
    en: 'Answer by {date}.',
  },
  without: {
    id: 'mf-campaigns.agreement.without',
    description: 'After the last day to answer',
    defaultMessage: 'Utan svar gäller avtalet som det är.',
    en: 'Without an answer the agreement stays as it is.',
  },
  withoutDue: {
    id: 'mf-campaigns.agreement.without-due',
    description: 'After the last day to answer; value: the day that holds',
    defaultMessage: 'Utan svar gäller {value}.',
    en: 'Without an answer, {value} still applies.',
  },
  yes: {
    id: 'mf-campaigns.agreement.yes',
    description: 'Button',
    defaultMessage: 'Godkänn ändringen',
    en: 'Accept the change',
  },
  yesTo: {
    id: 'mf-campaigns.agreement.yes-to',
    description: 'Button; value such as: Sun 20 Dec',
    defaultMessage: 'Godkänn {value}',
    en: 'Accept {value}',
  },
  no: {
    id: 'mf-campaigns.agreement.no',
    description: 'Button',
    defaultMessage: 'Nej, behåll avtalet',
    en: 'No, keep the agreement',
  },
  noKeep: {
    id: 'mf-campaigns.agreement.no-keep',
    description: 'Button; value such as: Wed 16 Dec',
    defaultMessage: 'Nej, behåll {value}',
    en: 'No, keep {value}',
  },
  saidYes: {
    id: 'mf-campaigns.agreement.said-yes',
    description: 'Toast with a way to undo',
    defaultMessage: 'Ändringen är godkänd',
    en: 'The change is accepted',
  },
  saidNo: {
    id: 'mf-campaigns.agreement.said-no',
    description: 'Toast',
    defaultMessage: 'Avtalet gäller som det är',
    en: 'The agreement stays as it is',
  },
  noMoney: {
    id: 'mf-campaigns.agreement.no-money',
    description: 'A higher fee was accepted that the brand’s account does not cover',
    defaultMessage: 'Varumärket kan inte lägga undan det högre arvodet just nu. Frågan står kvar.',
    en: 'The brand cannot reserve the higher fee right now. The question stays open.',
  },
})
