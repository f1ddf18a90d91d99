import { sql } from 'kysely'
import type { Collaboration, FeeReturnReason } from '@samspel/api'
import type { Db } from '../../db/transact'
import { lastEarningDay } from './last-earning-day'

/**
 * Of participations `p` in the archived campaign `c`, each with its last hold `h`: what went back only because the campaign was archived
 * can be held anew.
 */
export const wentWithArchive = sql`p.state = 'approved' AND p.fee_returned_at = h.settled_at AND h.return_reason = 'archived'`

export const lastHold = sql`JOIN LATERAL (SELECT amount, return_reason, settled_at FROM holds
  WHERE brand_id = p.brand_id AND participation_id = p.id ORDER BY created_at DESC, id DESC LIMIT 1) h ON true`

/** Whose time for handing in has not run out; speaks of `p` and `c`. */
export const canStillEarn = (today: string, graceDays: number) =>
  sql<boolean>`coalesce(${lastEarningDay(graceDays)} >= ${today}::date, true)`

/** What taking a campaign out of the archive holds anew, and what stays with the brand, öre. */
export const feesOnRestore = async (
  db: Db,
  campaign: { id: string; brand_id: string },
  { today, graceDays }: { today: string; graceDays: number },
) => {
  const inTime = canStillEarn(today, graceDays)
  const {
    rows: [row],
  } = await sql<{
    again: number
    back: number
  }>`SELECT coalesce(sum(h.amount) FILTER (WHERE ${inTime}), 0)::bigint AS again,
      coalesce(sum(h.amount) FILTER (WHERE NOT ${inTime}), 0)::bigint AS back
    FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id ${lastHold}
    WHERE p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id} AND ${wentWithArchive}`.execute(db)
  return { heldAgain: row?.again ?? 0, staysBack: row?.back ?? 0 }
}

/**
 * The hold by which a participation `p` reads: the one that is held or was paid, else the last that went back and was not followed by
 * another approval.
 */
export const shownHold = sql`(SELECT state, amount, settled_at, return_reason FROM holds
  WHERE brand_id = p.brand_id AND participation_id = p.id AND (state <> 'returned' OR p.fee_returned_at IS NOT NULL)
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
    ELSE b.name END AS counterpart, h.amount, p.campaign_id, h.settled_at AS created_at, NULL::timestamptz AS available_at, h.return_reason
  FROM accounts JOIN participations p ON p.brand_id = accounts.brand_id OR p.instagramer_id = accounts.instagramer_id
    JOIN holds h ON h.brand_id = p.brand_id AND h.participation_id = p.id AND h.state = 'returned'
    JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id JOIN brands b ON b.id = p.brand_id
    JOIN instagramers i ON i.id = p.instagramer_id
  WHERE accounts.id = ${accountId}`
