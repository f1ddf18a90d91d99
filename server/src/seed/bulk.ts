import type { ClientBase } from 'pg'

export type Row = Readonly<Record<string, unknown>>
const batchSize = 2000

/** Writes rows in few statements; every row of a table names the same columns. */
export const insertRows = async (client: ClientBase, table: string, rows: readonly Row[]): Promise<void> => {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ')
  for (let at = 0; at < rows.length; at += batchSize) {
    await client.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(at, at + batchSize))],
    )
  }
}

/** Tables that the demo world fills, parents before children. */
export const seededTables = [
  'companies',
  'brands',
  'users',
  'brand_users',
  'profile_categories',
  'instagramers',
  'collaboration_pages',
  'info_banners',
  'stores',
  'store_staff',
  'campaigns',
  'campaign_events',
  'participations',
  'parcels',
  'instagram_posts',
  'accounts',
  'ledger_transactions',
  'ledger_entries',
  'payouts',
  'threads',
  'messages',
  'message_files',
  'message_templates',
  'message_reports',
  'company_requests',
  'creator_notes',
  'invitations',
  'community_lists',
  'community_members',
  'campaign_invitations',
  'delivery_problems',
  'image_purchases',
  'report_links',
  'store_campaigns',
  'store_participations',
  'mentions',
  'mention_links',
  'media_files',
  'post_drafts',
  'post_draft_versions',
  'post_draft_comments',
  'holds',
  'store_products',
  'store_stock',
  'stock_changes',
  'campaign_store_choices',
  'brand_followers',
  'product_suggestions',
  'notices',
] as const
export type SeededTable = (typeof seededTables)[number]

/** Every row of the demo world by table, collected before the first is written. */
export type World = Record<SeededTable, Row[]>
export const emptyWorld = (): World => Object.fromEntries(seededTables.map((table) => [table, [] as Row[]])) as World
