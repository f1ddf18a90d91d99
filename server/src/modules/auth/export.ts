import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { openDetails } from './payment-details'

type Row = Record<string, unknown>
type Stores = Pick<Context, 'db' | 'config'>

/** Rows as stored, including ids and maps. */
const rowsOf = async (db: Db, query: RawBuilder<unknown>): Promise<Row[]> =>
  (await sql<{ row: Row }>`SELECT to_jsonb(t) AS row FROM (${query}) t`.execute(db)).rows.map(({ row }) => row)

const lists = async (db: Db, queries: Record<string, RawBuilder<unknown>>): Promise<Record<string, Row[]>> => {
  const result: Record<string, Row[]> = {}
  // Sequentially, so that one export does not occupy every connection.
  for (const [name, query] of Object.entries(queries)) result[name] = await rowsOf(db, query)
  return result
}

/**
 * What is stored for every account, by the column of its owner. Hashes and provider tokens are left out: they say nothing about the person.
 */
const common = (owner: RawBuilder<unknown>) => ({
  sessions: sql`SELECT id, browser, created_at, last_seen_at, revoked_at FROM sessions WHERE ${owner} ORDER BY id`,
  devices: sql`SELECT id, token, platform, environment, created_at FROM devices WHERE ${owner} ORDER BY id`,
  email_confirmations: sql`SELECT email, created_at, expires_at, used_at FROM email_confirmations WHERE ${owner} ORDER BY created_at`,
  uploads: sql`SELECT id, url, width, height, bytes, created_at FROM uploads WHERE ${owner} ORDER BY id`,
  history: sql`SELECT id, campaign_id, act, comment, created_at FROM campaign_events WHERE ${owner} ORDER BY id`,
})

const accountIn = async (db: Db, table: 'users' | 'instagramers', id: string): Promise<Row | null> =>
  (
    await sql<{ row: Row }>`SELECT to_jsonb(t) - 'password_hash' AS row FROM ${sql.table(table)} t
    WHERE id = ${id}`.execute(db)
  ).rows[0]?.row ?? null

export const exportStaff = async (db: Db, id: string, now: Date): Promise<Row> => ({
  exported_at: now.toISOString(),
  account: await accountIn(db, 'users', id),
  ...(await lists(db, {
    companies: sql`SELECT companies.* FROM companies JOIN users ON users.company_id = companies.id WHERE users.id = ${id}`,
    brands: sql`SELECT brands.id, brands.name, brands.slug FROM brands JOIN brand_users ON brand_users.brand_id = brands.id
      WHERE user_id = ${id} ORDER BY brands.id`,
    ...common(sql`user_id = ${id}`),
    messages: sql`SELECT id, brand_id, instagramer_id, author_name, body, created_at FROM messages WHERE author_user_id = ${id}
      ORDER BY id`,
    creator_notes: sql`SELECT id, instagramer_id, body, created_at, changed_at FROM creator_notes WHERE author_id = ${id} ORDER BY id`,
    invitations: sql`SELECT id, email, role, created_at, accepted_at, revoked_at FROM invitations WHERE invited_by_user_id = ${id}
      ORDER BY id`,
  })),
})

/** A creator's account as stored, with sealed columns decrypted, since the owner is the one asking. */
const creatorIn = async ({ db, config }: Stores, id: string): Promise<Row | null> => {
  const account = await accountIn(db, 'instagramers', id)
  const kept = await db
    .selectFrom('instagramers')
    .select(['id', 'bank_account_number', 'personal_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account || !kept) return null
  const { bankAccountNumber = null, personalId = null } = openDetails(config, kept)
  return { ...account, bank_account_number: bankAccountNumber, personal_id: personalId }
}

export const exportCreator = async ({ db, config }: Stores, id: string, now: Date): Promise<Row> => ({
  exported_at: now.toISOString(),
  account: await creatorIn({ db, config }, id),
  ...(await lists(db, {
    collaboration_pages: sql`SELECT slug, intro, theme, links, item_order, hidden_item_ids FROM collaboration_pages
      WHERE instagramer_id = ${id}`,
    sign_ins_by_provider: sql`SELECT provider, subject, token_expires_at, created_at FROM provider_identities WHERE instagramer_id = ${id}
      ORDER BY created_at`,
    ...common(sql`instagramer_id = ${id}`),
    // Internal notes of staff are theirs: creators never see them.
    participations: sql`SELECT id, brand_id, campaign_id, instagramer_id, state, motivation, fee_amount, decided_at, decision_kind, decision_reason, invited, due_at, deadline_paused_at,
      link_posts_count, content_posts_count, instagram_posts_count, instagram_stories_count, created_at FROM participations
      WHERE instagramer_id = ${id} ORDER BY id`,
    mentions: sql`SELECT * FROM mentions WHERE instagramer_id = ${id} ORDER BY id`,
    instagram_posts: sql`SELECT * FROM instagram_posts WHERE instagramer_id = ${id} ORDER BY id`,
    community_memberships: sql`SELECT id, brand_id, list_id, state, note, created_at, changed_at FROM community_members
      WHERE instagramer_id = ${id} ORDER BY id`,
    community_invitations: sql`SELECT brand_id, list_id, created_at, declined_at FROM community_invitations WHERE instagramer_id = ${id}
      ORDER BY created_at, list_id`,
    campaign_invitations: sql`SELECT id, brand_id, campaign_id, message, declined_at, created_at FROM campaign_invitations
      WHERE instagramer_id = ${id} ORDER BY id`,
    followed_brands: sql`SELECT brand_id, created_at FROM brand_followers WHERE instagramer_id = ${id} ORDER BY created_at, brand_id`,
    store_participations: sql`SELECT * FROM store_participations WHERE instagramer_id = ${id} ORDER BY id`,
    image_purchases: sql`SELECT * FROM image_purchases WHERE instagramer_id = ${id} ORDER BY id`,
    messages: sql`SELECT id, brand_id, author, author_name, body, created_at, read_at FROM messages WHERE instagramer_id = ${id}
      ORDER BY id`,
    tax_standings: sql`SELECT nullif(since, '-infinity') AS since, country_code, f_tax_from FROM tax_standings WHERE instagramer_id = ${id} ORDER BY since`,
    wallet: sql`SELECT id, name, currency, balance, held, created_at FROM accounts WHERE instagramer_id = ${id}`,
    transactions: sql`SELECT ledger_entries.id, kind, title, counterpart, amount, campaign_id, participation_id, mention_id, available_at, ledger_entries.created_at
      FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id JOIN accounts ON accounts.id = account_id
      WHERE instagramer_id = ${id} ORDER BY ledger_entries.id`,
    payouts: sql`SELECT payouts.* FROM payouts JOIN accounts ON accounts.id = account_id WHERE instagramer_id = ${id} ORDER BY payouts.id`,
  })),
})
