import { defineMessages } from '@samspel/i18n'

export const requirementMessages = defineMessages({
  personal: {
    id: 'mf-campaigns.requirements.personal',
    description: 'The account that the provider showed cannot be connected',
    defaultMessage: 'Byt till ett professionellt konto, så kan du koppla det',
    en: 'Switch to a professional account to connect it',
  },
  answerBy: {
    id: 'mf-campaigns.requirements.answer-by',
    description: 'Under the button to apply: the last day of the answer',
    defaultMessage: '{brand} svarar senast {date}.',
    en: '{brand} answers by {date}.',
  },
  fitting: {
    id: 'mf-campaigns.requirements.fitting',
    description: 'Button: offers that the creator can apply to',
    defaultMessage:
      '{n, plural, =0 {Visa andra erbjudanden} one {Visa ett som passar dig} other {Visa # som passar dig}}',
    en: '{n, plural, =0 {See other offers} one {See one that fits you} other {See # that fit you}}',
  },
  created: {
    id: 'mf-campaigns.requirements.created',
    description: 'Notice on the offer after a new account; what is left is to connect Instagram',
    defaultMessage: 'Kontot är klart, {name}. Ett steg kvar.',
    en: 'Your account is ready, {name}. One step left.',
  },
  createdAll: {
    id: 'mf-campaigns.requirements.created-all',
    description: 'Notice on the offer after a new account; nothing is left but to apply',
    defaultMessage: 'Kontot är klart, {name}. Nu kan du ansöka.',
    en: 'Your account is ready, {name}. You can apply now.',
  },
})
