import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'

/** An offer with the creator's own of it. */
export interface OwnPickup extends StoreCampaign {
  storeParticipation: StoreParticipation
}

/** Offers of the store whose creator has something of them; the store knows no more of their shape than that they have an id. */
export const ownPickups = (offers: readonly { id: string }[]): OwnPickup[] =>
  (offers as readonly StoreCampaign[]).filter((offer): offer is OwnPickup => offer.storeParticipation != null)

/** The store, and its brand where the store's name does not have it. */
export const whereOf = ({ store, brandName }: Pick<StoreCampaign, 'store' | 'brandName'>): string =>
  store.name.startsWith(brandName) ? storePlace(store) : `${brandName}, ${storePlace(store)}`

export const offerPath = (id: string): string => `/p/marketplace/store-campaigns/${id}`
export const passPath = (id: string): string => `/store-campaigns/${id}/pass`
