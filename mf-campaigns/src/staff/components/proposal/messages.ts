import { defineMessages } from '@samspel/i18n'

export const proposalMessages = defineMessages({
  proposes: {
    id: 'mf-campaigns.proposal.proposes',
    description: 'What the creator wants to be paid, and what the brand takes',
    defaultMessage: 'Föreslår {money} (ni tar {span})',
    en: 'Proposes {money} (you take {span})',
  },
  waits: {
    id: 'mf-campaigns.proposal.waits',
    description: 'The brand has answered with another fee',
    defaultMessage: 'Ni har svarat med {money}. Kreatören har inte svarat än.',
    en: 'You have answered with {money}. The creator has not answered yet.',
  },
  declined: {
    id: 'mf-campaigns.proposal.declined',
    description: 'The creator said no to the fee of the brand',
    defaultMessage: 'Kreatören sa nej till {money}.',
    en: 'The creator said no to {money}.',
  },
  counter: {
    id: 'mf-campaigns.proposal.counter',
    description: 'Button: answers with another fee; heading of its dialog',
    defaultMessage: 'Svara med ett annat arvode',
    en: 'Answer with another fee',
  },
  field: {
    id: 'mf-campaigns.proposal.field',
    description: 'Field',
    defaultMessage: 'Ert arvode',
    en: 'Your fee',
  },
  span: {
    id: 'mf-campaigns.proposal.span',
    description: 'Help of the field',
    defaultMessage: 'Inom ert spann, {span}',
    en: 'Within your span, {span}',
  },
  help: {
    id: 'mf-campaigns.proposal.help',
    description: 'In the dialog: what follows',
    defaultMessage:
      'Säger {name} ja är ansökan godkänd och pengarna läggs undan. Säger {name} nej står förslaget på {money} kvar. Svaret gäller lika länge som ansökan.',
    en: 'If {name} says yes, the application is approved and the money is reserved. If {name} says no, the proposal of {money} stands. Your answer stands as long as the application does.',
  },
  send: {
    id: 'mf-campaigns.proposal.send',
    description: 'Sends the other fee',
    defaultMessage: 'Skicka svaret',
    en: 'Send the answer',
  },
  sent: {
    id: 'mf-campaigns.proposal.sent',
    description: 'Toast',
    defaultMessage: '{name} får veta att ni svarar med {money}',
    en: '{name} is told that you answer with {money}',
  },
  open: {
    id: 'mf-campaigns.proposal.open',
    description: 'Another fee of the brand waits already',
    defaultMessage: 'Någon av er har redan svarat med ett annat arvode.',
    en: 'A colleague has already answered with another fee.',
  },
})
