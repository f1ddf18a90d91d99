import type { Campaign } from '@samspel/api'
import { asksForAdLabel } from '@samspel/api/ad-label'
import { cautionsIn } from '@samspel/api/cautions'
import { demandingParts } from '@samspel/api/terms'

export type CheckKey = 'picture' | 'claims' | 'task' | 'adLabel' | 'dates' | 'places' | 'demands' | 'money'

export interface Check {
  key: CheckKey
  isFine: boolean
  /** The text that the doubt is about. */
  quote?: string
}

type Offer = Pick<
  Campaign,
  | 'name'
  | 'excerpt'
  | 'caption'
  | 'instructions'
  | 'productImageUrl'
  | 'enableStories'
  | 'paymentType'
  | 'startAt'
  | 'endAt'
  | 'dueAt'
  | 'targetNumberOfInstagramers'
  | 'enablePaidCollaborations'
  | 'paidCollaborationPrice'
  | 'products'
  | 'terms'
>

const fees = ({ enablePaidCollaborations, paidCollaborationPrice, targetNumberOfInstagramers }: Offer) =>
  enablePaidCollaborations ? paidCollaborationPrice * targetNumberOfInstagramers : 0

/** What one creator gets, in kr. */
const worth = ({ enablePaidCollaborations, paidCollaborationPrice, products }: Offer) =>
  (enablePaidCollaborations ? paidCollaborationPrice : 0) +
  products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)

/** Checks an offer's content; `available` is the brand's balance in kr, undefined while unknown. */
export const checksOf = (offer: Offer, available: number | undefined): Check[] => {
  const said = [offer.name, offer.excerpt, offer.caption].filter(Boolean).join('\n')
  const claim = cautionsIn(said).find(({ kind }) => kind === 'claim')?.words
  const story = /\b(story|stories|storyn)\b/iu.exec([said, offer.instructions].join('\n'))?.[0]
  const asksStory = offer.paymentType !== 'instagram' || offer.enableStories
  const { startAt, endAt, dueAt } = offer
  return [
    { key: 'picture', isFine: Boolean(offer.productImageUrl) },
    { key: 'claims', isFine: claim === undefined, ...(claim && { quote: claim }) },
    { key: 'task', isFine: story === undefined || asksStory, ...(story && !asksStory && { quote: story }) },
    { key: 'adLabel', isFine: asksForAdLabel(offer.instructions ?? '') },
    {
      key: 'dates',
      isFine: Boolean(startAt && endAt && startAt <= endAt && (!dueAt || (dueAt >= startAt && dueAt <= endAt))),
    },
    { key: 'places', isFine: offer.targetNumberOfInstagramers > 0 },
    { key: 'demands', isFine: demandingParts(offer.terms, worth(offer)).length === 0 },
    { key: 'money', isFine: available === undefined || fees(offer) <= available },
  ]
}
