import { sql } from 'kysely'
import type { Collaboration, FeeReturnReason } from '@samspel/api'
import type { Db } from '../../db/transact'
import { lastDayOfHold } from './last-earning-day'

/** Holds `h` with their campaign `c`, and the participation `p` or pass `sp` that each belongs to. */
export const holdsWithParts = sql`holds h JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id
  LEFT JOIN participations p ON p.brand_id = h.brand_id AND p.id = h.participation_id
  LEFT JOIN store_participations sp ON sp.brand_id = h.brand_id AND sp.id = h.store_participation_id`

/**
 * Of the holds `h` with their participations `p` and passes `sp`: what went back only because the campaign was archived can be held anew,
 * once, by the last of them.
 */
export const wentWithArchive = sql`h.state = 'returned' AND h.return_reason = 'archived'
  AND CASE WHEN h.participation_id IS NOT NULL THEN p.state = 'approved' AND p.fee_returned_at = h.settled_at
    ELSE sp.state IN ('approved', 'picked_up') AND sp.decision_kind IS NULL AND sp.fee_returned_at = h.settled_at END`

/** What taking a campaign out of the archive holds anew, and what stays with the brand, öre. */
export const feesOnRestore = async (
  db: Db,
  campaign: { id: string; brand_id: string },
  { today, graceDays }: { today: string; graceDays: number },
) => {
  const inTime = sql`coalesce(${lastDayOfHold(graceDays)} >= ${today}::date, true)`
  const {
    rows: [row],
  } = await sql<{
    again: number
    back: number
  }>`SELECT coalesce(sum(h.amount) FILTER (WHERE ${inTime}), 0)::bigint AS again,
      coalesce(sum(h.amount) FILTER (WHERE NOT ${inTime}), 0)::bigint AS back
    FROM ${holdsWithParts}
    WHERE h.brand_id = ${campaign.brand_id} AND h.campaign_id = ${campaign.id} AND ${wentWithArchive}`.execute(db)
  return { heldAgain: row?.again ?? 0, staysBack: row?.back ?? 0 }
}

/**
 * The hold by which a participation `p` reads: the one that is held or was paid, else the last that went back and was not followed by
 * another approval.
 */
export const shownHold = sql`(SELECT brand_id, id, state, amount, settled_at, return_reason FROM holds
  WHERE brand_id = p.brand_id AND participation_id = p.id AND (state <> 'returned' OR p.fee_returned_at IS NOT NULL)
  ORDER BY (state = 'returned'), created_at DESC, id DESC LIMIT 1)`

/** The same of a pass `sp`, as jsonb; null when it is not paid. */
export const shownPassFee = sql`(SELECT jsonb_build_object('amount', amount, 'state', state) FROM holds
  WHERE brand_id = sp.brand_id AND store_participation_id = sp.id AND (state <> 'returned' OR sp.fee_returned_at IS NOT NULL)
  ORDER BY (state = 'returned'), created_at DESC, id DESC LIMIT 1)`

/** The fee of a participation `p` that is back with the brand, as jsonb; null when none is. */
export const returnedFee = sql<{
  amount: number
  at: string
  reason: FeeReturnReason
} | null>`(SELECT jsonb_build_object('amount', amount, 'at', settled_at, 'reason', return_reason)
  FROM ${shownHold} shown WHERE state = 'returned')`

/** Inside jsonb an instant has the database's own form. */
export const toReturnedFee = (
  fee: { amount: number; at: string; reason: FeeReturnReason } | null,
): Collaboration['returnedFee'] => fee && { ...fee, at: new Date(fee.at).toISOString() }

/**
 * Fees that were held on the account `accounts`, or for its creator, and went back: lines of what happened with it, with the columns of the
 * ledger's entries. They move no balance.
 */
export const returnedFeeLines = (
  accountId: string,
) => sql`SELECT h.id, accounts.id AS account_id, owner_type, 'fee_returned' AS kind, c.name AS title,
    CASE WHEN owner_type = 'brand' THEN i.name
    ELSE b.name END AS counterpart, h.amount, h.campaign_id, h.settled_at AS created_at, NULL::timestamptz AS available_at, h.return_reason
  FROM accounts JOIN holds h ON h.state = 'returned' AND (h.brand_id = accounts.brand_id OR h.instagramer_id = accounts.instagramer_id)
    JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id JOIN brands b ON b.id = h.brand_id
    JOIN instagramers i ON i.id = h.instagramer_id
  WHERE accounts.id = ${accountId}`
