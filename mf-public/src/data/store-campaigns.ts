import { apiAction } from '@samspel/store'
import { forgetReads } from './api'

/** Pick-up offers; to a signed-in creator with what is their own at each. */
export const listStoreCampaigns = apiAction('listStoreCampaigns')
export const getStoreCampaign = apiAction('getStoreCampaign')
export const createStoreParticipation = apiAction('createStoreParticipation')
export const deleteStoreParticipation = apiAction('deleteStoreParticipation')

/** After a reservation, an application or one taken back: places and the own state are other ones. */
export const forgetPickups = () => forgetReads('listStoreCampaigns', 'getStoreCampaign')

/** Page of a pick-up offer; `take` goes on there with what was begun before the sign-in. */
export const pickupPath = (id: string, { take = false } = {}): string =>
  `/p/marketplace/store-campaigns/${id}${take ? '?take=1' : ''}`
