import type { Campaign } from '@samspel/api'
import { placesLeftOf } from '@samspel/api/campaign-rules'

/** Value of what a participant receives, kr: each product once. */
export const offerValue = ({ products }: Pick<Campaign, 'products'>): number =>
  products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)

/** Places still free; null when unlimited. */
export const placesLeft: (
  campaign: Pick<Campaign, 'targetNumberOfInstagramers' | 'approvedParticipationsCount'>,
) => number | null = placesLeftOf
