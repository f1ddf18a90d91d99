import type { CheckKey, PaymentType } from '../states'
import { asksForAdLabel } from './ad-label'
import { cautionsIn } from './cautions'
import { demandingParts } from './terms'

export interface Check {
  key: CheckKey
  isFine: boolean
  /** The text that the doubt is about. */
  quote?: string
}

/** What of an offer is looked at; a campaign has it all. */
export interface CheckedOffer {
  name: string
  excerpt: string | null
  caption: string | null
  instructions: string | null
  productImageUrl: string | null
  enableStories: boolean
  paymentType: PaymentType
  startAt: string | null
  endAt: string | null
  dueAt: string | null
  targetNumberOfInstagramers: number
  enablePaidCollaborations: boolean
  /** Whole kr. */
  paidCollaborationPrice: number
  products: readonly { defaultProductValue: number }[]
  terms: Parameters<typeof demandingParts>[0]
}

/** What the fees of all places cost, in kr. */
export const feesOfOffer = ({
  enablePaidCollaborations,
  paidCollaborationPrice,
  targetNumberOfInstagramers,
}: CheckedOffer) => (enablePaidCollaborations ? paidCollaborationPrice * targetNumberOfInstagramers : 0)

/** What one creator gets, in kr. */
const worth = ({ enablePaidCollaborations, paidCollaborationPrice, products }: CheckedOffer) =>
  (enablePaidCollaborations ? paidCollaborationPrice : 0) +
  products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)

/** Checks an offer's content; `available` is the brand's balance in kr, undefined while unknown. */
export const checksOf = (offer: CheckedOffer, available: number | undefined): Check[] => {
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
    { key: 'money', isFine: available === undefined || feesOfOffer(offer) <= available },
  ]
}
