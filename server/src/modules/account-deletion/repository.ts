import { sql } from 'kysely'
import type { Scope } from '@samspel/api'
import { ownerColumn } from '../../auth/owner'
import { erasuresFor, type Side } from '../../db/personal'
import type { Db } from '../../db/transact'
import { missingForFee, termsOfParticipation } from '../../terms-that-hold'

/** Locks the creator's wallet account; returns its balance in öre and the pending payouts. */
export const lockWallet = async (trx: Db, instagramerId: string): Promise<{ balance: number; payouts: number }> => {
  const {
    rows: [account],
  } = await sql<{ id: string; balance: number }>`SELECT id, balance FROM accounts
    WHERE instagramer_id = ${instagramerId} FOR NO KEY UPDATE`.execute(trx)
  if (!account) return { balance: 0, payouts: 0 }
  const {
    rows: [count],
  } = await sql<{ payouts: number }>`SELECT count(*) AS payouts FROM payouts
    WHERE account_id = ${account.id} AND state = 'requested'`.execute(trx)
  return { balance: account.balance, payouts: count?.payouts ?? 0 }
}

interface OngoingRow {
  id: string
  campaign_name: string
  brand_id: string
  brand_name: string
  /** Of what was picked up at a store. */
  store_campaign_id: string | null
  /** A post waits for the brand's answer. */
  waits: boolean
}

const waitsOf = (owner: string, row: string) =>
  sql<boolean>`EXISTS (SELECT FROM mentions m WHERE m.brand_id = ${sql.ref(`${row}.brand_id`)}
    AND m.${sql.ref(owner)} = ${sql.ref(`${row}.id`)} AND m.state = 'pending')`

const holdsOf = (owner: string, row: string) =>
  sql<boolean>`EXISTS (SELECT FROM holds h WHERE h.brand_id = ${sql.ref(`${row}.brand_id`)}
    AND h.${sql.ref(owner)} = ${sql.ref(`${row}.id`)} AND h.state = 'held')`

/**
 * Approved participations with work outstanding: something is to be handed in or answered while the campaign runs, or a fee is on hold. A
 * product that has been picked up counts as well. What is being left is no obstacle.
 */
export const listOngoing = async (db: Db, instagramerId: string): Promise<OngoingRow[]> => {
  const open = sql`p.fee_returned_at IS NULL AND (${missingForFee(termsOfParticipation('p', 'c'), 'p')} > 0 OR ${waitsOf('participation_id', 'p')})`
  const stays = (owner: string, row: string) =>
    sql`NOT EXISTS (SELECT FROM endings e WHERE e.brand_id = ${sql.ref(`${row}.brand_id`)} AND e.${sql.ref(owner)} = ${sql.ref(`${row}.id`)}
      AND e.ended_at IS NULL)`
  const { rows } = await sql<OngoingRow>`SELECT p.id, c.name AS campaign_name, b.id AS brand_id, b.name AS brand_name,
      NULL::uuid AS store_campaign_id, ${waitsOf('participation_id', 'p')} AS waits
    FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id JOIN brands b ON b.id = p.brand_id
    WHERE p.instagramer_id = ${instagramerId} AND p.state = 'approved' AND ${stays('participation_id', 'p')}
      AND (c.state NOT IN ('finished', 'archived') AND ${open} OR ${holdsOf('participation_id', 'p')})
    UNION ALL SELECT sp.id, c.name, b.id, b.name, sp.store_campaign_id, ${waitsOf('store_participation_id', 'sp')}
    FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id JOIN brands b ON b.id = sp.brand_id
    WHERE sp.instagramer_id = ${instagramerId} AND sp.state = 'picked_up' AND ${stays('store_participation_id', 'sp')}
      AND ${holdsOf('store_participation_id', 'sp')}
    ORDER BY campaign_name, id`.execute(db)
  return rows
}

/**
 * Pending participations, ordered by campaign so that they are always locked in the same order. Those with mentions cannot be withdrawn.
 */
export const listPending = async (trx: Db, instagramerId: string): Promise<{ id: string; hasMentions: boolean }[]> => {
  const { rows } = await sql<{ id: string; has_mentions: boolean }>`SELECT p.id, EXISTS (SELECT 1 FROM mentions m
      WHERE m.brand_id = p.brand_id AND m.participation_id = p.id) AS has_mentions
    FROM participations p WHERE p.instagramer_id = ${instagramerId} AND p.state = 'pending' ORDER BY p.campaign_id, p.id`.execute(
    trx,
  )
  return rows.map((row) => ({ id: row.id, hasMentions: row.has_mentions }))
}

export const closeParticipation = (trx: Db, id: string, now: Date) =>
  sql`UPDATE participations
    SET state = 'rejected', decision_kind = 'rejected', decided_at = ${now}, decided_by = NULL, decision_reason = NULL
    WHERE id = ${id} AND state = 'pending'`.execute(trx)

/**
 * Erases what is stored about an account, table by table, as `db/personal` says. What is booked, and what others have said and decided,
 * remains.
 */
const eraseRows = async (trx: Db, side: Side, id: string): Promise<void> => {
  for (const { table, whose, goes, sets } of erasuresFor(side)) {
    if (goes) await sql`DELETE FROM ${sql.table(table)} WHERE (${whose(id)}) AND ${goes}`.execute(trx)
    if (sets.length > 0)
      await sql`UPDATE ${sql.table(table)} SET ${sql.join(sets.map(([column, to]) => sql`${sql.ref(column)} = ${sql.raw(to)}`))}
        WHERE (${whose(id)})`.execute(trx)
  }
}

/** Deletes notices to others that name the creator. */
export const removeToldOf = (trx: Db, id: string) =>
  sql`DELETE FROM notices WHERE user_id IS NOT NULL AND subject_id IN (
    SELECT id FROM participations WHERE instagramer_id = ${id}
    UNION ALL SELECT id FROM store_participations WHERE instagramer_id = ${id}
    UNION ALL SELECT id FROM mentions WHERE instagramer_id = ${id}
    UNION ALL SELECT id FROM image_purchases WHERE instagramer_id = ${id}
    UNION ALL SELECT id FROM campaign_invitations WHERE instagramer_id = ${id}
    UNION ALL SELECT id FROM threads WHERE instagramer_id = ${id})`.execute(trx)

/** Deletes the owner's pictures that nobody else's content shows; returns their addresses. */
export const removePictures = async (trx: Db, scope: Scope, id: string): Promise<string[]> => {
  const { rows } = await sql<{ url: string }>`DELETE FROM uploads u WHERE ${sql.ref(`u.${ownerColumn(scope)}`)} = ${id}
    AND NOT EXISTS (SELECT 1 FROM campaigns WHERE product_image_url = u.url OR inspiration_image_url = u.url)
    AND NOT EXISTS (SELECT 1 FROM brands WHERE logo_url = u.url) AND NOT EXISTS (SELECT 1 FROM stores WHERE image_url = u.url)
    AND NOT EXISTS (SELECT 1 FROM users WHERE avatar_url = u.url) AND NOT EXISTS (SELECT 1 FROM instagramers WHERE avatar_url = u.url)
    AND NOT EXISTS (SELECT 1 FROM instagram_posts WHERE image_url = u.url)
    AND NOT EXISTS (SELECT 1 FROM image_purchases WHERE original_url = u.url AND state = 'approved')
    AND NOT EXISTS (SELECT 1 FROM mentions WHERE content_post::text LIKE '%' || u.url || '%')
    RETURNING url`.execute(trx)
  return rows.map(({ url }) => url)
}

/** Anonymises a staff member; the record of what they did remains. */
export const eraseStaff = async (trx: Db, id: string, now: Date): Promise<void> => {
  await eraseRows(trx, 'staff', id)
  await sql`UPDATE users SET locale = NULL, email_confirmed_at = NULL, blocked_at = ${now}, deleted_at = ${now} WHERE id = ${id}`.execute(
    trx,
  )
}

/** Anonymises a creator; decided participations and the ledger remain. */
export const eraseCreator = async (trx: Db, id: string, now: Date): Promise<void> => {
  await sql`UPDATE image_purchases SET state = 'declined', declined_by = 'creator', decided_at = ${now}
    WHERE instagramer_id = ${id} AND state IN ('requested', 'pending')`.execute(trx)
  await eraseRows(trx, 'creator', id)
  await sql`UPDATE instagramers
    SET locale = NULL, connection_obstacle = NULL, profile_category_ids = '{}', followers_count = 0, engagement_rate = 0, email_confirmed_at = NULL,
      connected_at = NULL, connected_provider = NULL, consent_ended_at = NULL, stories_read_at = NULL, audience_read_at = NULL, figures_read_at = NULL, state = 'blocked', deleted_at = ${now} WHERE id = ${id}`.execute(
    trx,
  )
}
