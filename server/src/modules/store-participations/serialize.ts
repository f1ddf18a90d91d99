import type { StoreApplicant } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { toStoreParticipation } from '../store-campaigns'
import { storeParticipationAbilities, type StoreParticipationFacts } from './policies'
import type { ApplicantRow } from './repository'

export const factsOf = (row: ApplicantRow): StoreParticipationFacts => ({
  brandId: row.brand_id,
  state: row.state,
  decisionKind: row.decision_kind,
  campaignState: row.campaign_state,
})

export const toApplicant = (row: ApplicantRow, caller: Caller): StoreApplicant => ({
  ...toStoreParticipation(row, row),
  code: null,
  creator: {
    id: row.instagramer_id,
    name: row.creator_name,
    handle: row.creator_username,
    imageUrl: row.creator_image_url,
    city: row.creator_city,
    followersCount: row.creator_followers,
  },
  storeName: row.store_name,
  campaignName: row.campaign_name,
  abilities: storeParticipationAbilities(caller, factsOf(row)),
})
