import type { LastReview } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { getCampaign, seeCampaign } from './queries'

const reviewed = [...Object.keys(entities.campaignFields), 'wantedReach'] as (keyof LastReview['campaign'])[]

/** A snapshot of the campaign's fields at the platform's review, for comparison at the next one. */
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
