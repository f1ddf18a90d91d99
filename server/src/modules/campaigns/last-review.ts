import type { LastReview } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { getCampaign, seeCampaign } from './queries'

const reviewed = [...Object.keys(entities.campaignFields), 'wantedReach'] as (keyof LastReview['campaign'])[]

/** The campaign's fields as they stand when the platform answers a review: what the next one is compared with. */
export const reviewOf = async (
  trx: Db,
  id: string,
  {
    actor,
    outcome,
    comment,
    now,
  }: { actor: UserCaller; outcome: LastReview['outcome']; comment: string | undefined; now: Date },
): Promise<LastReview> => {
  const campaign = await getCampaign(trx, id, actor, now)
  const fields = Object.fromEntries(reviewed.map((key) => [key, campaign[key]])) as LastReview['campaign']
  return {
    reviewedAt: now.toISOString(),
    reviewedByName: actor.name,
    outcome,
    comment: comment?.trim() || null,
    campaign: fields,
  }
}

export const getLastReview = async (
  { db, caller, now }: Context<UserCaller>,
  { id }: { id: string },
): Promise<{ lastReview: LastReview | null }> => {
  const row = await seeCampaign(db, id, caller, now)
  return { lastReview: row.last_review }
}
