import { defineMessages } from '@samspel/i18n'

export const requirementMessages = defineMessages({
  label: { id: 'mf-public.pickup.requirement', description: 'Label', defaultMessage: 'Krav', en: 'Requirements' },
  least: {
    id: 'mf-public.pickup.requirement-least',
    description: 'A requirement',
    defaultMessage: 'Minst {least} följare',
    en: 'At least {least} followers',
  },
  most: {
    id: 'mf-public.pickup.requirement-most',
    description: 'A requirement',
    defaultMessage: 'Högst {most} följare',
    en: 'At most {most} followers',
  },
  between: {
    id: 'mf-public.pickup.requirement-between',
    description: 'A requirement',
    defaultMessage: '{least} till {most} följare',
    en: '{least} to {most} followers',
  },
  met: {
    id: 'mf-public.pickup.requirement-met',
    description: 'Beside the requirement',
    defaultMessage: 'Du uppfyller kraven',
    en: 'You qualify',
  },
  tooFew: {
    id: 'mf-public.pickup.requirement-too-few',
    description: 'Why the creator cannot take the offer; both are numbers of followers',
    defaultMessage: 'Du har {own} följare, {brand} kräver minst {least}.',
    en: 'You have {own} followers, {brand} requires at least {least}.',
  },
  tooMany: {
    id: 'mf-public.pickup.requirement-too-many',
    description: 'Why the creator cannot take the offer; both are numbers of followers',
    defaultMessage: 'Du har {own} följare, {brand} tar högst {most}.',
    en: 'You have {own} followers, {brand} takes at most {most}.',
  },
  unknown: {
    id: 'mf-public.pickup.requirement-unknown',
    description: 'Why the creator cannot take the offer yet',
    defaultMessage: 'Koppla Instagram så ser vi om du uppfyller kraven.',
    en: 'Connect Instagram and we check whether you qualify.',
  },
  connect: {
    id: 'mf-public.pickup.requirement-connect',
    description: 'Link to where Instagram is connected',
    defaultMessage: 'Koppla Instagram',
    en: 'Connect Instagram',
  },
  others: {
    id: 'mf-public.pickup.requirement-others',
    description: 'Link to offers that the creator can take',
    defaultMessage: 'Se andra erbjudanden',
    en: 'See other offers',
  },
})
