import { sql } from 'kysely'
import type { Account, Country } from '@samspel/api'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { contains } from '../../search'
import { payoutAt } from './fee-on-account'
import { shownKind } from './kinds'
import { returnedFeeLines } from './returned-fees'
import type { AccountView, EntryView, PayoutView } from './serialize'

const accountColumns = (
  now: Date,
) => sql`accounts.id, owner_type, brand_id, instagramer_id, name, currency, balance, held, closed_at,
  coalesce((SELECT sum(amount) FROM ledger_entries WHERE account_id = accounts.id AND available_at > ${now}), 0)::bigint AS waiting`
const entryColumns = sql`moved.id, account_id, owner_type, ${shownKind} AS kind, title, counterpart, amount, campaign_id, moved.created_at, available_at`
/** Of a deposit that its owner made: how. */
const paymentOfEntry = sql`(SELECT jsonb_build_object('id', p.id, 'method', p.method, 'reference', p.reference, 'cardLastFour', p.card_last_four,
  'isPending', false) FROM payments p WHERE p.transaction_id = moved.transaction_id) AS payment`
const entriesWithTitles = sql`account_movements moved JOIN ledger_transactions ON ledger_transactions.id = transaction_id
  JOIN accounts ON accounts.id = account_id`

export interface Slice {
  limit: number
  offset: number
}

export const findAccount = async (db: Db, id: string, now: Date): Promise<AccountView | undefined> =>
  (
    await sql<AccountView>`SELECT ${accountColumns(now)} FROM accounts WHERE id = ${id} AND owner_type IN ('brand', 'instagramer')`.execute(
      db,
    )
  ).rows[0]

export const accountIdsOf = async (db: Db, brandIds: readonly string[]): Promise<string[]> =>
  (await sql<{ id: string }>`SELECT id FROM accounts WHERE brand_id = ANY(${brandIds}::uuid[])`.execute(db)).rows.map(
    ({ id }) => id,
  )

/** Makes the accounts of brands that have none yet. */
export const makeMissingAccounts = async (db: Db, brandIds: readonly string[], newId: () => string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM brands WHERE id = ANY(${brandIds}::uuid[])
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE brand_id = brands.id)`.execute(db)
  for (const { id } of rows) {
    await sql`INSERT INTO accounts (id, owner_type, brand_id, name) SELECT ${newId()}, 'brand', id, name FROM brands WHERE id = ${id}
      ON CONFLICT DO NOTHING`.execute(db)
  }
}

/** Accounts of these brands, or of everyone for 'all'; with words those whose name holds them. */
export const listAccounts = async (
  db: Db,
  brandIds: readonly string[] | 'all',
  words: string,
  { limit, offset }: Slice,
  now: Date,
) => {
  const owned =
    brandIds === 'all' ? sql`owner_type IN ('brand', 'instagramer')` : sql`brand_id = ANY(${brandIds}::uuid[])`
  const where = sql`${owned} AND ${contains(sql`name`, words)}`
  return pageWithTotal(
    db,
    sql<AccountView & { image_url: string | null }>`SELECT ${accountColumns(now)},
      coalesce((SELECT logo_url FROM brands WHERE id = brand_id), (SELECT avatar_url FROM instagramers WHERE id = instagramer_id)) AS image_url
      FROM accounts WHERE ${where} ORDER BY owner_type, name, id LIMIT ${limit} OFFSET ${offset}`,
    sql`accounts WHERE ${where}`,
  )
}

/** What the payment dashboard is opened by (row P-08), by brand. */
export const paymentsOf = async (
  db: Db,
  brandIds: readonly string[],
): Promise<Map<string, NonNullable<Account['payment']>>> => {
  const { rows } = await sql<{
    id: string
    stripe_customer_id: string | null
    stripe_subscription_id: string | null
  }>`SELECT brands.id, stripe_customer_id, stripe_subscription_id
    FROM brands JOIN companies ON companies.id = company_id WHERE brands.id = ANY(${brandIds}::uuid[])`.execute(db)
  return new Map(
    rows.map((row) => [row.id, { customerId: row.stripe_customer_id, subscriptionId: row.stripe_subscription_id }]),
  )
}

/** What happened with an account: the entries of the ledger, and held fees that went back. */
export const listEntries = async (db: Db, accountId: string, { limit, offset }: Slice) => {
  const newest = sql`ORDER BY created_at DESC, id DESC`
  const returned = returnedFeeLines(accountId)
  return pageWithTotal(
    db,
    sql<EntryView>`(SELECT ${entryColumns}, NULL AS return_reason, ${paymentOfEntry} FROM ${entriesWithTitles} WHERE account_id = ${accountId}
        ORDER BY moved.created_at DESC, moved.id DESC LIMIT ${limit + offset})
      UNION ALL (SELECT returned.*, NULL FROM (${returned}) returned ${newest} LIMIT ${limit + offset}) ${newest} LIMIT ${limit} OFFSET ${offset}`,
    sql`(SELECT FROM account_movements WHERE account_id = ${accountId} UNION ALL SELECT FROM (${returned}) returned) lines`,
  )
}

export const findEntry = async (db: Db, id: string): Promise<EntryView | undefined> =>
  (await sql<EntryView>`SELECT ${entryColumns} FROM ${entriesWithTitles} WHERE moved.id = ${id}`.execute(db)).rows[0]

/** How far a payout `p` has come, and what the bank or a check said. */
const payoutProgress = sql`CASE WHEN p.state <> 'requested' THEN 'done' WHEN b.state = 'sent' THEN 'sent' WHEN b.id IS NOT NULL THEN 'batched'
    WHEN stopped.reason IS NOT NULL AND stopped.reason <> 'by_staff' THEN 'stopped' ELSE 'queued' END AS progress,
  CASE WHEN p.state = 'failed' THEN p.failure_code WHEN p.state = 'requested' AND b.id IS NULL THEN stopped.reason END AS reason`
const payoutsWithBatch = sql`payouts p LEFT JOIN payout_batch_rows r ON r.payout_id = p.id AND r.state = 'included'
  LEFT JOIN payout_batches b ON b.id = r.batch_id
  LEFT JOIN LATERAL (SELECT s.stop_reason AS reason FROM payout_batch_rows s JOIN payout_batches sb ON sb.id = s.batch_id
    WHERE s.payout_id = p.id AND s.state = 'stopped' ORDER BY sb.compiled_at DESC LIMIT 1) stopped ON true`

/** Money on its way to a creator: what it is, since when, and when it is due or arrived. The last five fields are those of payouts. */
export interface OnTheWayView {
  kind: 'waiting' | 'held' | 'payout'
  state: PayoutView['state'] | null
  id: string
  title: string | null
  counterpart: string | null
  amount: number
  since: string
  at: string | null
  campaign_id: string | null
  bank_account_last_four: string | null
  attempt: number | null
  failure_text: string | null
  progress: PayoutView['progress'] | null
  reason: string | null
}

const noPayout = sql`NULL::text AS bank_account_last_four, NULL::int AS attempt, NULL::text AS failure_text, NULL::text AS progress, NULL::text AS reason`
const payoutLine = sql`'payout', p.state, p.id, NULL, NULL, p.amount, p.created_at, ${payoutAt}, NULL::uuid,
  p.bank_account_last_four, p.attempt, p.failure_text`

/**
 * Earnings that cannot be taken out yet, the next one first; payouts that have been asked for; fees that brands hold for the creator's
 * approved participations and passes; and the last few payouts that arrived or failed.
 */
const selectOnTheWay = (instagramerId: string, now: Date) => {
  const own = sql`(SELECT id FROM accounts WHERE instagramer_id = ${instagramerId})`
  return sql<OnTheWayView>`(SELECT 'waiting' AS kind, NULL::text AS state, moved.id, title, counterpart, amount, moved.created_at AS since, available_at AS at,
        campaign_id, ${noPayout} FROM ${entriesWithTitles} WHERE account_id = ${own} AND available_at > ${now} ORDER BY available_at, moved.id LIMIT 50)
    UNION ALL (SELECT ${payoutLine}, ${payoutProgress} FROM ${payoutsWithBatch} WHERE p.account_id = ${own} AND p.state = 'requested'
      ORDER BY p.expected_at, p.id LIMIT 50)
    UNION ALL (SELECT 'held', NULL, holds.id, campaigns.name, brands.name, holds.amount, holds.created_at, NULL, holds.campaign_id, ${noPayout}
      FROM holds JOIN campaigns ON campaigns.brand_id = holds.brand_id AND campaigns.id = holds.campaign_id
      JOIN brands ON brands.id = holds.brand_id
      WHERE holds.instagramer_id = ${instagramerId} AND holds.state = 'held' ORDER BY holds.created_at DESC, holds.id DESC)
    UNION ALL (SELECT ${payoutLine}, ${payoutProgress} FROM ${payoutsWithBatch} WHERE p.account_id = ${own} AND p.state <> 'requested'
      ORDER BY p.created_at DESC, p.id DESC LIMIT 3)`
}

/** A creator's account, with what is kept of how to pay them. */
export interface OwnAccountView extends AccountView {
  bank_account_number: string | null
  bank_account_last_four: string | null
  personal_id: string | null
  country_code: Country
}

const selectOwnAccount = (
  instagramerId: string,
  now: Date,
) => sql<OwnAccountView>`SELECT account.*, owner.bank_account_number, owner.bank_account_last_four, owner.personal_id, owner.country_code
    FROM (SELECT ${accountColumns(now)} FROM accounts WHERE instagramer_id = ${instagramerId}) account
    JOIN instagramers owner ON owner.id = account.instagramer_id`

/** A creator's account, undefined when there is none yet, and the money on its way to it. */
export const readOwnAccount = async (
  db: Db,
  instagramerId: string,
  now: Date,
): Promise<{ account: OwnAccountView | undefined; onTheWay: OnTheWayView[] }> => {
  const own = await selectOwnAccount(instagramerId, now).execute(db)
  const onTheWay = await selectOnTheWay(instagramerId, now).execute(db)
  return { account: own.rows[0], onTheWay: onTheWay.rows }
}

export const hasConfirmedEmail = async (db: Db, instagramerId: string): Promise<boolean> =>
  (
    await sql<{ yes: boolean }>`SELECT email_confirmed_at IS NOT NULL AS yes FROM instagramers
    WHERE id = ${instagramerId}`.execute(db)
  ).rows[0]?.yes ?? false

/** What a payout to a creator needs. */
export const findPayee = (trx: Db, instagramerId: string) =>
  trx
    .selectFrom('instagramers')
    .select(['id', 'country_code', 'bank_account_number', 'bank_account_last_four', 'personal_id', 'payouts_held_at'])
    .where('id', '=', instagramerId)
    .executeTakeFirstOrThrow()

export interface NewPayout {
  id: string
  accountId: string
  transactionId: string
  amount: number
  lastFour: string
  now: Date
  expectedAt: Date
}

/** A new payout; after one that the bank refused it is the next attempt. */
export const insertPayout = async (trx: Db, payout: NewPayout): Promise<PayoutView | undefined> =>
  (
    await sql<PayoutView>`INSERT INTO payouts (id, account_id, transaction_id, amount, bank_account_last_four, created_at, expected_at, retry_of, attempt)
    SELECT ${payout.id}, ${payout.accountId}, ${payout.transactionId}, ${payout.amount}, ${payout.lastFour}, ${payout.now}, ${payout.expectedAt},
      earlier.id, coalesce(earlier.attempt, 0) + 1
    FROM (SELECT 1) one LEFT JOIN LATERAL (SELECT f.id, f.attempt FROM payouts f WHERE f.account_id = ${payout.accountId} AND f.state = 'failed'
      AND NOT EXISTS (SELECT FROM payouts again WHERE again.retry_of = f.id) ORDER BY f.settled_at DESC, f.id DESC LIMIT 1) earlier ON true
    RETURNING *`.execute(trx)
  ).rows[0]
