import { defineMessages } from '@samspel/i18n'

export const requirementMessages = defineMessages({
  unknown: {
    id: 'mf-campaigns.requirements.unknown',
    description: 'Heading while nobody knows the followers of the creator',
    defaultMessage: 'Koppla Instagram så ser vi om du uppfyller kraven',
    en: 'Connect Instagram and we check whether you qualify',
  },
  unknownText: {
    id: 'mf-campaigns.requirements.unknown-text',
    description: 'What is asked for; followers is a sentence part such as: minst 1 000 följare',
    defaultMessage: 'Kräver {followers} och att du bor i {country}.',
    en: 'Requires {followers}, and that you live in {country}.',
  },
  personal: {
    id: 'mf-campaigns.requirements.personal',
    description: 'The account that the provider showed cannot be connected',
    defaultMessage: 'Byt till ett professionellt konto, så kan du koppla det',
    en: 'Switch to a professional account to connect it',
  },
  met: {
    id: 'mf-campaigns.requirements.met',
    description: 'Heading',
    defaultMessage: 'Du uppfyller kraven',
    en: 'You qualify',
  },
  tooFew: {
    id: 'mf-campaigns.requirements.too-few',
    description: 'Heading; both are numbers of followers',
    defaultMessage: 'Du har {own} följare, {least} krävs',
    en: 'You have {own} followers, {least} are required',
  },
  tooMany: {
    id: 'mf-campaigns.requirements.too-many',
    description: 'Heading; both are numbers of followers',
    defaultMessage: 'Du har {own} följare, högst {most} får vara med',
    en: 'You have {own} followers, at most {most} may take part',
  },
  left: {
    id: 'mf-campaigns.requirements.left',
    description: 'Label before the number of followers that are missing',
    defaultMessage: 'Följare kvar till kravet',
    en: 'Followers to go',
  },
  otherCountry: {
    id: 'mf-campaigns.requirements.other-country',
    description: 'Heading',
    defaultMessage: 'Erbjudandet är för dig som bor i {country}',
    en: 'The offer is for creators who live in {country}',
  },
  changeCountry: {
    id: 'mf-campaigns.requirements.change-country',
    description: 'Link to the profile',
    defaultMessage: 'Ändra land i din profil',
    en: 'Change country in your profile',
  },
  heading: {
    id: 'mf-campaigns.requirements.heading',
    description: 'Heading where the creator has applied, or cannot for another reason',
    defaultMessage: 'Krav',
    en: 'Requirements',
  },
  least: {
    id: 'mf-campaigns.requirements.least',
    description: 'A requirement, within a sentence',
    defaultMessage: 'minst {n} följare',
    en: 'at least {n} followers',
  },
  most: {
    id: 'mf-campaigns.requirements.most',
    description: 'A requirement, within a sentence',
    defaultMessage: 'högst {n} följare',
    en: 'at most {n} followers',
  },
  between: {
    id: 'mf-campaigns.requirements.between',
    description: 'A requirement, within a sentence',
    defaultMessage: '{least} till {most} följare',
    en: '{least} to {most} followers',
  },
  lives: {
    id: 'mf-campaigns.requirements.lives',
    description: 'A requirement',
    defaultMessage: 'Bor i {country}',
    en: 'Lives in {country}',
  },
  gladly: {
    id: 'mf-campaigns.requirements.gladly',
    description: 'Label before the categories that the brand would like best',
    defaultMessage: 'Gärna om',
    en: 'Preferably about',
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
