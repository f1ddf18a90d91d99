import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { partsOf } from '../../../components/store-name'

/** An offer with the creator's own of it. */
export interface Own extends StoreCampaign {
  storeParticipation: StoreParticipation
}

/** The store, preceded by its brand. */
export const whereOf = ({ store, brandName }: Own): string => {
  const { local, chain } = partsOf(store.name, brandName)
  return `${chain}, ${local}`
}

export const offerPath = (id: string): string => `/p/marketplace/store-campaigns/${id}`
