import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  intro: {
    id: 'mf-campaigns.agreement.ask.intro',
    description: 'Above the form',
    defaultMessage: 'Gäller först när {creator} säger ja. Utan svar eller vid nej gäller avtalet som det är.',
    en: 'It applies once {creator} says yes. Without an answer, or with a no, the agreement stays as it is.',
  },
  dueAt: {
    id: 'mf-campaigns.agreement.ask.due-at',
    description: 'Field',
    defaultMessage: 'Ny sista dag',
    en: 'New last day',
  },
  fee: {
    id: 'mf-campaigns.agreement.ask.fee',
    description: 'Field',
    defaultMessage: 'Nytt arvode',
    en: 'New fee',
  },
  feeHelp: {
    id: 'mf-campaigns.agreement.ask.fee-help',
    description: 'Help',
    defaultMessage: 'I dag {money}. Det går bara att höja, och skillnaden läggs undan när kreatören säger ja.',
    en: 'Today {money}. It can only be raised, and the difference is reserved when the creator says yes.',
  },
  kr: { id: 'mf-campaigns.agreement.ask.kr', description: 'After an amount', defaultMessage: 'kr', en: 'SEK' },
  pieces: {
    id: 'mf-campaigns.agreement.ask.pieces',
    description: 'What is wrong with several fields together is named by this',
    defaultMessage: 'Ändringen',
    en: 'The change',
  },
  piecesOf: {
    id: 'mf-campaigns.agreement.ask.pieces-of',
    description: 'Field; what such as: stories',
    defaultMessage: 'Antal {what}',
    en: 'Number of {what}',
  },
  isOpen: {
    id: 'mf-campaigns.agreement.ask.is-open',
    description: 'Another question has not been answered yet',
    defaultMessage: 'En annan fråga väntar redan på svar.',
    en: 'Another question is already waiting for an answer.',
  },
  isOver: {
    id: 'mf-campaigns.agreement.ask.is-over',
    description: 'The collaboration is done or has ended',
    defaultMessage: 'Samarbetet är klart, så det finns inget kvar att ändra.',
    en: 'The collaboration is done, so there is nothing left to change.',
  },
  months: {
    id: 'mf-campaigns.agreement.ask.months',
    description: 'Field',
    defaultMessage: 'Så länge',
    en: 'How long',
  },
  monthsUnit: {
    id: 'mf-campaigns.agreement.ask.months-unit',
    description: 'After the number of months',
    defaultMessage: 'månader',
    en: 'months',
  },
  channelsHelp: {
    id: 'mf-campaigns.agreement.ask.channels-help',
    description: 'Help',
    defaultMessage: 'Ingenstans om inget är valt.',
    en: 'Nowhere if nothing is chosen.',
  },
  changeFirst: {
    id: 'mf-campaigns.agreement.ask.change-first',
    description: 'Why the question cannot be sent yet',
    defaultMessage: 'Ändra minst en sak i avtalet först.',
    en: 'Change at least one thing in the agreement first.',
  },
  channels: {
    id: 'mf-campaigns.agreement.ask.channels',
    description: 'Field',
    defaultMessage: 'Var bilderna får användas',
    en: 'Where the pictures may be used',
  },
  reason: {
    id: 'mf-campaigns.agreement.ask.reason',
    description: 'Field',
    defaultMessage: 'Varför?',
    en: 'Why?',
  },
  reasonHelp: {
    id: 'mf-campaigns.agreement.ask.reason-help',
    description: 'Help',
    defaultMessage: 'Kreatören läser det vid frågan.',
    en: 'The creator reads it at the question.',
  },
  answerBy: {
    id: 'mf-campaigns.agreement.ask.answer-by',
    description: 'Field',
    defaultMessage: 'Svara senast',
    en: 'Answer by',
  },
  send: {
    id: 'mf-campaigns.agreement.ask.send',
    description: 'Button',
    defaultMessage: 'Skicka frågan',
    en: 'Send the question',
  },
  sent: {
    id: 'mf-campaigns.agreement.ask.sent',
    description: 'Toast',
    defaultMessage: 'Frågan är skickad',
    en: 'The question is sent',
  },
  back: {
    id: 'mf-campaigns.agreement.ask.back',
    description: 'Button: back to the agreement',
    defaultMessage: 'Till avtalet',
    en: 'To the agreement',
  },
})
