import { answerClock, type StoreApplicant } from '@samspel/api'
import { answersApplications } from '@samspel/api/campaign-rules'
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

/** The clock of all applications (decision 0037), where somebody can still answer. */
const answerByOf = ({ state, campaign_state: campaignState, created_at: at }: ApplicantRow): string | null =>
  state === 'requested' && answersApplications(campaignState)
    ? new Date(Date.parse(at) + answerClock.expireAfterDays * 86_400_000).toISOString()
    : null

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
  answerBy: answerByOf(row),
  fee: row.fee ?? null,
  handOutReason: row.state === 'picked_up' ? row.hand_out_reason : null,
  storeName: row.store_name,
  campaignName: row.campaign_name,
  abilities: storeParticipationAbilities(caller, factsOf(row)),
})
