import type { StoreApplicant } from '@samspel/api'
import { demandsOf } from '@samspel/api/campaign-rules'
import type { Caller } from '../../../auth/caller'
import { saidPassEnd } from '../../../opening'
import { placesLeftOf, toStoreParticipation } from '../offers'
import { storeParticipationAbilities, type StoreParticipationFacts, storeParticipationRefusals } from './policies'
import type { ApplicantRow } from './repository'

export const factsOf = (row: ApplicantRow, now: Date): StoreParticipationFacts => ({
  brandId: row.brand_id,
  state: row.state,
  decisionKind: row.decision_kind,
  campaignState: row.campaign_state,
  pickedUpAt: row.picked_up_at,
  expiresAt: row.expires_at,
  byUser: row.picked_up_by !== null,
  hasReason: row.hand_out_reason !== null,
  hasPosts: row.has_posts || row.decision_kind !== null,
  feeReturned: row.fee_returned_at !== null,
  placesLeft: placesLeftOf(row),
  now,
})

export const toApplicant = (row: ApplicantRow, caller: Caller, now: Date): StoreApplicant => ({
  ...toStoreParticipation(row, { ...row, country_code: row.store_country }, caller, now),
  code: null,
  creator: {
    id: row.instagramer_id,
    name: row.creator_name,
    handle: row.creator_username,
    imageUrl: row.creator_image_url,
    city: row.creator_city,
    followersCount: row.creator_followers,
  },
  demands: demandsOf(
    {
      deliveryMethod: 'pickup',
      country: row.campaign_country,
      minFollowers: row.min_followers,
      maxFollowers: row.max_followers,
      categories: row.categories,
      storeTown: row.store_town,
    },
    {
      followersCount: row.known_followers,
      countryCode: row.creator_country,
      profileCategoryIds: row.creator_category_ids,
      town: row.creator_city,
    },
    row.state === 'invited',
  ),
  fee: row.fee ?? null,
  reserves: row.reserves,
  campaignEndsOn: row.end_at ?? row.due_at,
  handOutReason: row.state === 'picked_up' ? row.hand_out_reason : null,
  until: saidPassEnd({ ...row, country_code: row.store_country }, row.expires_at),
  storeName: row.store_name,
  campaignName: row.campaign_name,
  abilities: storeParticipationAbilities(caller, factsOf(row, now)),
  refusals: storeParticipationRefusals(caller, factsOf(row, now)),
})
