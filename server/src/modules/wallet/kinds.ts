import { sql } from 'kysely'

/**
 * The kind of an entry as the owner of its account reads it, of `ledger_transactions` with `accounts`: what a brand pays a creator is a fee
 * where it was held for a participation or a pass, else the licence of pictures; what the platform takes is the brand's subscription.
 */
export const shownKind = sql`CASE WHEN kind NOT IN ('earning', 'fee') THEN kind WHEN owner_type <> 'brand' THEN 'earning'
  WHEN kind = 'fee' THEN 'subscription' WHEN participation_id IS NULL AND store_participation_id IS NULL THEN 'licence' ELSE 'fee' END`
