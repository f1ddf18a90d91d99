import type { MentionKind } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  fee: {
    id: 'offer.fee',
    description: 'Fee of a paid collaboration',
    defaultMessage: '{money} i arvode',
    en: '{money} fee',
  },
  value: {
    id: 'offer.value',
    description: 'Value of the products that a creator gets',
    defaultMessage: 'Värde {money}',
    en: 'Value {money}',
  },
  productOnly: {
    id: 'offer.product-only',
    description: 'There is no fee',
    defaultMessage: 'Endast produkt',
    en: 'Product only',
  },
  feeAndProducts: {
    id: 'offer.fee-and-products',
    description: 'What one gets',
    defaultMessage: '{fee} i arvode, och produkter för {value}',
    en: 'A fee of {fee}, and products worth {value}',
  },
  feeAlone: {
    id: 'offer.fee-alone',
    description: 'What one gets',
    defaultMessage: '{fee} i arvode',
    en: 'A fee of {fee}',
  },
  productsAlone: {
    id: 'offer.products-alone',
    description: 'What one gets',
    defaultMessage: 'Endast produkter, värda {value}. Inget arvode.',
    en: 'Products only, worth {value}. No fee.',
  },
  noFee: {
    id: 'offer.no-fee',
    description: 'What one gets',
    defaultMessage: 'Endast produkt. Inget arvode.',
    en: 'Product only. No fee.',
  },
  placesLeft: {
    id: 'offer.places-left',
    description: 'Places that nobody has got yet',
    defaultMessage: '{n, plural, =0 {Alla platser är tagna} one {# plats kvar} other {# platser kvar}}',
    en: '{n, plural, =0 {Every place is taken} one {# place left} other {# places left}}',
  },
  postBefore: {
    id: 'offer.post-before',
    description: 'Kinds of posts and the last day',
    defaultMessage: '{kinds} senast {date}',
    en: '{kinds} by {date}',
  },
  closed: {
    id: 'offer.obstacle.closed',
    description: 'Why one cannot apply',
    defaultMessage: 'Tar inte emot fler ansökningar',
    en: 'Not accepting more applications',
  },
  otherCountry: {
    id: 'offer.obstacle.other-country',
    description: 'Why one cannot apply',
    defaultMessage: 'För kreatörer i {country}',
    en: 'For creators in {country}',
  },
})

export const kindMessages = defineMessages<MentionKind>({
  post: {
    id: 'offer.kind.post',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'inlägg',
    en: 'post',
  },
  story: {
    id: 'offer.kind.story',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'story',
    en: 'story',
  },
  link: {
    id: 'offer.kind.link',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'länk',
    en: 'link',
  },
  content: {
    id: 'offer.kind.content',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'text och bilder',
    en: 'text and images',
  },
})

/** By when it is posted: parts of sentences, and a line of its own. */
export const deadlineMessages = defineMessages({
  by: {
    id: 'offer.deadline.by',
    description: 'Part of a sentence: the last day',
    defaultMessage: 'senast {date}',
    en: 'by {date}',
  },
  within: {
    id: 'offer.deadline.within',
    description: 'Part of a sentence: the last day, counted from the pick-up',
    defaultMessage: 'inom {days} dagar efter hämtningen',
    en: 'within {days} days of the pick-up',
  },
  later: {
    id: 'offer.deadline.later',
    description: 'Part of a sentence: the later of a day and one counted from the pick-up',
    defaultMessage: 'senast {date}, eller {days} dagar efter hämtningen om det är senare',
    en: 'by {date}, or {days} days after the pick-up if that is later',
  },
  publish: {
    id: 'offer.deadline.publish',
    description: 'The last day to publish; when is such as: by 22 December',
    defaultMessage: 'Publicera {when}',
    en: 'Publish {when}',
  },
  inReturnBy: {
    id: 'offer.deadline.in-return-by',
    description: 'What taking part means; when is such as: by 22 December',
    defaultMessage: 'I gengäld publicerar du {when}.',
    en: 'In return you publish {when}.',
  },
  inReturn: {
    id: 'offer.deadline.in-return',
    description: 'What taking part means, without a day',
    defaultMessage: 'I gengäld publicerar du om produkten.',
    en: 'In return you publish about the product.',
  },
})

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
