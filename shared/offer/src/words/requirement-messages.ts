import { defineMessages } from '@samspel/i18n'

export const requirementMessages = defineMessages({
  heading: {
    id: 'offer.requirements.heading',
    description: 'Heading or label of what a creator has to meet',
    defaultMessage: 'Krav',
    en: 'Requirements',
  },
  least: {
    id: 'offer.requirements.least',
    description: 'A requirement, within a sentence',
    defaultMessage: 'minst {least} följare',
    en: 'at least {least} followers',
  },
  most: {
    id: 'offer.requirements.most',
    description: 'A requirement, within a sentence',
    defaultMessage: 'högst {most} följare',
    en: 'at most {most} followers',
  },
  between: {
    id: 'offer.requirements.between',
    description: 'A requirement, within a sentence',
    defaultMessage: '{least} till {most} följare',
    en: '{least} to {most} followers',
  },
  requires: {
    id: 'offer.requirements.requires',
    description: 'Why the creator cannot take part; followers is such as: at least 1,000 followers',
    defaultMessage: 'Kräver {followers}',
    en: 'Requires {followers}',
  },
  met: {
    id: 'offer.requirements.met',
    description: 'The creator meets them',
    defaultMessage: 'Du uppfyller kraven',
    en: 'You qualify',
  },
  tooFew: {
    id: 'offer.requirements.too-few',
    description: 'Why the creator cannot take part; both are numbers of followers',
    defaultMessage: 'Du har {own} följare, {brand} kräver minst {least}',
    en: 'You have {own} followers, {brand} requires at least {least}',
  },
  tooMany: {
    id: 'offer.requirements.too-many',
    description: 'Why the creator cannot take part; both are numbers of followers',
    defaultMessage: 'Du har {own} följare, {brand} tar högst {most}',
    en: 'You have {own} followers, {brand} takes at most {most}',
  },
  otherCountry: {
    id: 'offer.requirements.other-country',
    description: 'Why the creator cannot take part',
    defaultMessage: 'Erbjudandet är för dig som bor i {country}',
    en: 'The offer is for creators who live in {country}',
  },
  unknown: {
    id: 'offer.requirements.unknown',
    description: 'Nobody knows the followers of the creator yet',
    defaultMessage: 'Koppla Instagram så ser vi om du uppfyller kraven',
    en: 'Connect Instagram and we check whether you qualify',
  },
  lives: {
    id: 'offer.requirements.lives',
    description: 'A requirement',
    defaultMessage: 'Bor i {country}',
    en: 'Lives in {country}',
  },
  gladly: {
    id: 'offer.requirements.gladly',
    description: 'Label before the categories that the brand would like best',
    defaultMessage: 'Gärna om',
    en: 'Preferably about',
  },
})
