import type { Campaign } from '@samspel/api'
import { placesLeftOf } from '@samspel/api/campaign-rules'

/** What one participant receives, kr: every product once. */
export const offerValue = ({ products }: Pick<Campaign, 'products'>): number =>
  products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)

/** Places that nobody has got yet; null where as many as wanted can take part. */
export const placesLeft: (
  campaign: Pick<Campaign, 'targetNumberOfInstagramers' | 'approvedParticipationsCount'>,
) => number | null = placesLeftOf
