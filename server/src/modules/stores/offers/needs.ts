import { type RawBuilder, sql } from 'kysely'
import { type PickupNeed, pickupNeeds } from '@samspel/api/campaign-rules'
import { isBlockedBy } from '../../../blocked'
import type { Db } from '../../../db/transact'
import { draftStateOfPass } from '../../../draft-state'
import { missingForFee, termsOfPass } from '../../../terms-that-hold'
import { isOpenOffer } from '../../campaigns'

interface Clock {
  today: string
  now: Date
}

const posts = (which: RawBuilder<unknown>) => sql`EXISTS (SELECT FROM mentions m
  WHERE m.brand_id = own.brand_id AND m.store_participation_id = own.id AND ${which})`

const pending = sql`(SELECT count(*) FROM mentions m
  WHERE m.brand_id = own.brand_id AND m.store_participation_id = own.id AND m.state = 'pending')`
const missing = missingForFee(termsOfPass('own', 'c'), 'own')
const draft = draftStateOfPass('own', 'c')
const mayPost = sql`(own.fee_returned_at IS NULL AND c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished'))`

/** The contract's `pickupNeedOf` in SQL; a test checks that both agree. Refers to `own`, its campaign `c` and the company `co`. */
export const pickupNeed = ({ today, now }: Clock): RawBuilder<PickupNeed> => sql<PickupNeed>`CASE own.state
  WHEN 'requested' THEN 'answer'
  WHEN 'invited' THEN CASE WHEN ${isOpenOffer(today)} AND co.state = 'approved' AND c.delivery_method = 'pickup'
    AND NOT ${isBlockedBy(sql`own.brand_id`, sql`own.instagramer_id`)} THEN 'invited' ELSE 'done' END
  WHEN 'approved' THEN CASE WHEN own.expires_at IS NULL OR own.expires_at >= ${now} THEN 'fetch' ELSE 'done' END
  WHEN 'picked_up' THEN CASE
    WHEN ${posts(sql`m.decision_kind = 'changes_requested'`)} THEN 'changes'
    WHEN ${missing} > 0 AND ${mayPost} AND ${draft} IN ('changes_requested', 'writing', 'sent')
      THEN CASE ${draft} WHEN 'writing' THEN 'draft' WHEN 'sent' THEN 'review' ELSE 'changes' END
    WHEN ${pending} > 0 AND NOT (${mayPost} AND ${pending} < ${missing}) THEN 'review'
    WHEN ${missing} > 0 AND ${mayPost} THEN 'post' ELSE 'done' END
  ELSE 'done' END`

/** A creator's own at stores that were not taken back, as `own`, with what `pickupNeed` refers to. */
export const ownPickups = (instagramerId: string): RawBuilder<unknown> => sql`store_participations own
      JOIN store_campaigns sc ON sc.brand_id = own.brand_id AND sc.id = own.store_campaign_id
      JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
      JOIN brands b ON b.id = c.brand_id JOIN companies co ON co.id = b.company_id
    WHERE own.instagramer_id = ${instagramerId} AND own.decision_kind IS DISTINCT FROM 'withdrawn'`

/** How many of a creator's own at stores wait for what. */
export const countPickupNeeds = async (
  db: Db,
  instagramerId: string,
  clock: Clock,
): Promise<Record<PickupNeed, number>> => {
  const { rows } = await sql<{ need: PickupNeed; count: number }>`SELECT ${pickupNeed(clock)} AS need, count(*) AS count
    FROM ${ownPickups(instagramerId)} GROUP BY 1`.execute(db)
  return Object.fromEntries(
    pickupNeeds.map((name) => [name, rows.find(({ need }) => need === name)?.count ?? 0]),
  ) as Record<PickupNeed, number>
}
