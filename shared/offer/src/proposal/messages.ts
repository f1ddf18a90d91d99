import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  countered: {
    id: 'offer.proposal.countered',
    description: 'Heading: the brand answers the proposed fee with another',
    defaultMessage: '{brand} svarar med {money}',
    en: '{brand} answers with {money}',
  },
  counteredText: {
    id: 'offer.proposal.countered-text',
    description: 'Below it',
    defaultMessage: 'Du föreslog {own}. Säger du ja är du med, och {money} läggs undan. Svara senast {date}.',
    en: 'You proposed {own}. Say yes and you are in, and {money} is set aside. Answer by {date}.',
  },
  counteredTextAny: {
    id: 'offer.proposal.countered-text-any',
    description: 'The same where no last day is known',
    defaultMessage: 'Du föreslog {own}. Säger du ja är du med, och {money} läggs undan.',
    en: 'You proposed {own}. Say yes and you are in, and {money} is set aside.',
  },
  yes: {
    id: 'offer.proposal.yes',
    description: 'Accepts the fee of the brand',
    defaultMessage: 'Ja till {money}',
    en: 'Yes to {money}',
  },
  no: {
    id: 'offer.proposal.no',
    description: 'Declines the fee of the brand; the own proposal stands',
    defaultMessage: 'Nej, mitt förslag står kvar',
    en: 'No, my proposal stands',
  },
  saidYes: {
    id: 'offer.proposal.said-yes',
    description: 'Toast',
    defaultMessage: 'Ni är överens om {money}',
    en: 'You have agreed on {money}',
  },
  saidNo: {
    id: 'offer.proposal.said-no',
    description: 'Toast',
    defaultMessage: 'Ditt förslag på {own} står kvar',
    en: 'Your proposal of {own} stands',
  },
  own: {
    id: 'offer.proposal.own',
    description: 'What the creator has proposed, while it waits for the brand',
    defaultMessage: 'Du har föreslagit {own}',
    en: 'You have proposed {own}',
  },
  declined: {
    id: 'offer.proposal.declined',
    description: 'The same after a no to the fee of the brand',
    defaultMessage: 'Du sa nej till {money}. Ditt förslag på {own} står kvar',
    en: 'You said no to {money}. Your proposal of {own} stands',
  },
  change: {
    id: 'offer.proposal.change',
    description: 'Button: another sum',
    defaultMessage: 'Ändra förslaget',
    en: 'Change the proposal',
  },
  save: {
    id: 'offer.proposal.save',
    description: 'Sends the other sum',
    defaultMessage: 'Spara förslaget',
    en: 'Save the proposal',
  },
  saved: {
    id: 'offer.proposal.saved',
    description: 'Toast',
    defaultMessage: 'Du föreslår nu {own}',
    en: 'You now propose {own}',
  },
  tooLate: {
    id: 'offer.proposal.too-late',
    description: 'The fee of the brand no longer waits for an answer',
    defaultMessage: 'Det här är redan avgjort. Läs igen vad som gäller.',
    en: 'This is already decided. Read again what applies.',
  },
  waits: {
    id: 'offer.proposal.waits',
    description: 'The brand has answered while the proposal was being changed',
    defaultMessage: 'Varumärket har svarat med ett annat arvode. Svara på det först.',
    en: 'The brand has answered with another fee. Answer that first.',
  },
})
