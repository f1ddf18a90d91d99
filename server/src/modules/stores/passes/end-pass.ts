import { sql } from 'kysely'
import type { EndingReason, EndingSide, Terms } from '@samspel/api'
import { type AtEnd, endingCountsFor, owedAtEnd } from '@samspel/api/campaign-rules'
import type { Actor } from '../../../auth/caller'
import type { Context } from '../../../context'
import type { Db } from '../../../db/transact'
import { draftApproved } from '../../../draft-state'
import { AppError } from '../../../errors'
import { dropLater } from '../../../outbox/outbox'
import { termsOfPass } from '../../../terms-that-hold'
import { recordCampaignEvent } from '../../campaigns'
import { recordEnding } from '../../endings'
import { postToThread } from '../../messages'
import { endHold } from '../../wallet'
import { type OwnRow, publishPassesChanged } from '../offers'

/** What decides what is owed were what is picked up to end now. */
export const passAtEndOf = async (db: Db, id: string): Promise<AtEnd> => {
  const {
    rows: [row],
  } = await sql<{
    fee: number
    share: Terms['cancelShare']
    went: boolean
    drafted: boolean
  }>`SELECT sp.fee_amount AS fee,
      ${termsOfPass('sp', 'c')} ->> 'cancelShare' AS share, sp.state = 'picked_up' AS went,
      ${draftApproved('store_participation_id', 'sp')} AS drafted
    FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
    JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id WHERE sp.id = ${id}`.execute(db)
  if (!row) throw new Error('What is owed was asked for of nothing')
  return { fee: row.fee, cancelShare: row.share, goodsWent: row.went, draftApproved: row.drafted }
}

const postsWait = async (trx: Db, { brand_id: brandId, id }: OwnRow): Promise<boolean> =>
  (await trx
    .selectFrom('mentions')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('store_participation_id', '=', id)
    .where('state', '=', 'pending')
    .limit(1)
    .executeTakeFirst()) !== undefined

interface EndedPass {
  paid: number
  returned: number
}

/**
 * Ends what a creator has picked up, which is locked with its campaign: the held fee moves as the terms say and nothing is handed in any
 * more. It stays picked up, since the goods have left the shelf. Who is told is the caller's.
 */
export const endPickUp = async (
  trx: Db,
  { row, campaign }: { row: OwnRow; campaign: { id: string; name: string } },
  { caller, now, live }: Pick<Context, 'live' | 'now'> & { caller: Actor },
  { reason, words }: { reason: EndingReason; words: string | null },
): Promise<EndedPass> => {
  if (row.state !== 'picked_up' || row.decision_kind !== null) throw new AppError('already_decided')
  if (await postsWait(trx, row)) throw new AppError('work_waiting')
  const by: EndingSide = caller.kind === 'user' ? 'brand' : 'creator'
  const { brand_id: brandId, instagramer_id: instagramerId } = row
  const ended = await endHold(trx, {
    brandId,
    storeParticipationId: row.id,
    instagramerId,
    campaignTitle: campaign.name,
    owed: owedAtEnd(by, reason, await passAtEndOf(trx, row.id)),
    reason: 'removed',
    now,
  })
  await trx
    .updateTable('store_participations')
    .set({
      decision_kind: by === 'creator' ? 'left' : 'removed',
      decision_reason: words,
      decided_at: now.toISOString(),
      decided_by: by === 'brand' ? caller.id : null,
      // Nothing is owed from now on, also where no fee was held.
      fee_returned_at: now.toISOString(),
    })
    .where('brand_id', '=', brandId)
    .where('id', '=', row.id)
    .execute()
  await dropLater(trx, { storeParticipationId: row.id })
  const fee = { paid: ended?.paid ?? 0, returned: ended?.returned ?? 0 }
  await recordEnding(
    trx,
    { brandId, campaignId: campaign.id, instagramerId, storeParticipationId: row.id },
    { by, reason, words, countsFor: endingCountsFor(by, reason, false) },
    { now, ...fee },
  )
  await recordCampaignEvent(trx, {
    brandId,
    campaignId: campaign.id,
    act: by === 'creator' ? 'participation_left' : 'participation_removed',
    actor: caller,
    comment: words,
    now,
  })
  await postToThread(
    trx,
    { caller, now, live },
    {
      brandId,
      instagramerId,
      campaignId: campaign.id,
      storeParticipationId: row.id,
      storeCampaignId: row.store_campaign_id,
      kind: by === 'creator' ? 'left' : 'removed',
      text: words,
    },
  )
  await live.publishAll(trx, ended?.events ?? [])
  await publishPassesChanged(trx, live, [row.id])
  return fee
}
