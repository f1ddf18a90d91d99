import type { ClientBase } from 'pg'
import { type SeededTable, seededTables } from './bulk'

/** Tables that every copy of the world shares, or that the first world alone has. */
const shared: readonly SeededTable[] = [
  'profile_categories',
  'info_banners',
  'message_files',
  'message_templates',
  'message_reports',
  'campaign_store_choices',
  'media_files',
  'post_drafts',
  'post_draft_versions',
  'post_draft_comments',
]

/** Columns of ids that a copy maps to its own. */
const idColumns = new Set([
  'id',
  'company_id',
  'brand_id',
  'user_id',
  'instagramer_id',
  'campaign_id',
  'participation_id',
  'instagram_post_id',
  'mention_id',
  'account_id',
  'transaction_id',
  'hold_id',
  'holds_of',
  'thread_id',
  'created_by',
  'author_id',
  'decided_by',
  'author_user_id',
  'decided_by_user_id',
  'invited_by_user_id',
  'list_id',
  'changed_by',
  'invited_by',
  'requested_by',
  'rated_by',
  'resolved_by',
  'handled_by',
  'duplicated_from',
  'store_id',
  'store_campaign_id',
  'store_product_id',
  'store_participation_id',
  'parcel_id',
  'sent_by',
])

/** A code of the counter's letters, by random; null where there is none. */
const codeOfCopy = `(SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(decode(md5(t.code || k), 'hex'), place) % 32, 1), '' ORDER BY place) FROM generate_series(0, 7) place)`

/** A list of ids of the copy, in its order. */
const ids = (column: string) =>
  `ARRAY(SELECT pg_temp.copy_id(l.id, k) FROM unnest(t.${column}) WITH ORDINALITY l (id, at) ORDER BY l.at)`

/** Columns that must differ from copy to copy, or that look better when they do. */
const ownValues: Partial<Record<SeededTable, Record<string, string>>> = {
  companies: { name: `t.name || ' ' || k` },
  brands: { name: `t.name || ' ' || k`, slug: `t.slug || '-' || k` },
  users: { email: `k || '.' || t.email` },
  instagramers: {
    email: `k || '.' || t.email`,
    username: `t.username || '_' || k`,
    // An Instagram account belongs to one creator.
    connected_account_id: 'NULL',
    connected_ig_user_id: 'NULL',
    connected_username: 'NULL',
    connected_at: 'NULL::timestamptz',
    followers_count: `greatest(200, (t.followers_count * (0.6 + 0.8 * pg_temp.share(t.id, k)))::int)`,
  },
  collaboration_pages: {
    slug: `CASE WHEN t.brand_id IS NULL THEN t.slug || '_' || k ELSE t.slug || '-' || k END`,
    item_order: ids('item_order'),
    hidden_item_ids: ids('hidden_item_ids'),
  },
  campaigns: { community_list_ids: ids('community_list_ids') },
  report_links: { token_hash: `sha256(t.token_hash || convert_to(k::text, 'UTF8'))` },
  invitations: {
    email: `k || '.' || t.email`,
    token_hash: `sha256(t.token_hash || convert_to(k::text, 'UTF8'))`,
    brand_ids: ids('brand_ids'),
  },
  // The trigger counts what is taken as the copies' participations come.
  store_campaigns: { taken: '0' },
  store_participations: { code: codeOfCopy },
  // What a transaction was booked for is one payment's.
  ledger_transactions: { reference: 'NULL' },
  stock_changes: { seq: `nextval(pg_get_serial_sequence('stock_changes', 'seq'))` },
  stores: {
    token: `left(md5(t.token || k), 22)`,
    latitude: `t.latitude + (pg_temp.share(t.id, k) - 0.5) * 0.04`,
    longitude: `t.longitude + (pg_temp.share(t.id, -k) - 0.5) * 0.06`,
  },
}

// The time of an id stays, so that copies sort like their original; version and variant stay those of a UUIDv7.
const helpers = `
  CREATE FUNCTION pg_temp.copy_id(id uuid, k int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT overlay(overlay(md5(id::text || ':' || k) placing replace(left(id::text, 13), '-', '') || '7' from 1 for 13) placing '8' from 17 for 1)::uuid $$;
  CREATE FUNCTION pg_temp.share(id uuid, k int) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
    SELECT ((hashtextextended(id::text, k) & 65535)::float8 / 65536) $$`

const columnsOf = async (client: ClientBase, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
  return rows.map((row) => row.name)
}

const expression = (table: SeededTable, column: string): string => {
  const own = ownValues[table]?.[column]
  if (own) return own
  if (!idColumns.has(column)) return `t."${column}"`
  // Money has one bank: entries of platform accounts keep their account.
  if (table === 'ledger_entries' && column === 'account_id')
    return 'CASE WHEN p.id IS NULL THEN pg_temp.copy_id(t.account_id, k) ELSE t.account_id END'
  return `pg_temp.copy_id(t."${column}", k)`
}

/** What is not copied: the platform's own accounts, and told changes, which name records of the first world. */
const conditions: Partial<Record<SeededTable, string>> = {
  accounts: `WHERE t.owner_type <> 'platform'`,
  messages: 'WHERE t.notice IS NULL',
}

/** Statement that writes copies `$1` to `$2` of one table. The original is read from `base`, a copy made before the first insert. */
const copyStatement = (table: SeededTable, columns: string[]): string => {
  const names = columns.map((name) => `"${name}"`).join(', ')
  const values = columns.map((name) => expression(table, name)).join(', ')
  const platform =
    table === 'ledger_entries' ? `LEFT JOIN accounts p ON p.id = t.account_id AND p.owner_type = 'platform'` : ''
  const only = conditions[table] ?? ''
  return `INSERT INTO ${table} (${names}) SELECT ${values} FROM pg_temp.base_${table} t ${platform} CROSS JOIN generate_series($1::int, $2::int) k ${only}`
}

const atOnce = 5

/** Writes the world again `scale − 1` times, inside the database: nothing of it passes through this process. */
export const multiply = async (
  client: ClientBase,
  scale: number,
  onProgress: (line: string) => void,
): Promise<void> => {
  if (scale <= 1) return
  await client.query(helpers)
  const copied = seededTables.filter((table) => !shared.includes(table))
  const statements: string[] = []
  for (const table of copied) {
    await client.query(`CREATE TEMP TABLE base_${table} ON COMMIT DROP AS TABLE ${table}`)
    statements.push(copyStatement(table, await columnsOf(client, table)))
  }
  for (let from = 2; from <= scale; from += atOnce) {
    const to = Math.min(scale, from + atOnce - 1)
    for (const statement of statements) await client.query(statement, [from, to])
    onProgress(`${to} of ${scale} copies`)
  }
  await client.query(
    `UPDATE accounts a SET balance = (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = a.id) WHERE owner_type = 'platform'`,
  )
}
