import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { metresBetween } from '@samspel/api/distance'
import { storePlace } from '@samspel/api/store-place'
import { useDistance } from '@samspel/offer'
import type { Position } from './use-granted-position'

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

/** The same with how far that is from where the phone is, if it may tell. */
export function useWhere(): (offer: Pick<StoreCampaign, 'store' | 'brandName'>, from: Position | undefined) => string {
  const distanceOf = useDistance()
  return (offer, from) =>
    [whereOf(offer), from && distanceOf(metresBetween(from, offer.store))].filter(Boolean).join(', ')
}

export const offerPath = (id: string): string => `/p/marketplace/store-campaigns/${id}`
export const passPath = (id: string): string => `/store-campaigns/${id}/pass`
