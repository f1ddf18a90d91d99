import { apiAction } from '@samspel/store'
import { forgetReads } from './api'

/** Pick-up offers; for a signed-in creator with their own participation at each. */
export const listStoreCampaigns = apiAction('listStoreCampaigns')
export const getStoreCampaign = apiAction('getStoreCampaign')
export const createStoreParticipation = apiAction('createStoreParticipation')
export const deleteStoreParticipation = apiAction('deleteStoreParticipation')

/** After applying, reserving or withdrawing: places and the creator's own state have changed. */
export const forgetPickups = () => forgetReads('listStoreCampaigns', 'getStoreCampaign')

/** Path of a pick-up offer; `take` resumes what was started before signing in. */
export const pickupPath = (id: string, { take = false } = {}): string =>
  `/p/marketplace/store-campaigns/${id}${take ? '?take=1' : ''}`
