/**
 * Where rows would lie in a PostgreSQL of several nodes (decision 124). `brand`: by `brand_id`, with everything else of the brand; such a table needs
 * no entry here. The others are named.
 */
export type Place = 'brand' | 'everywhere' | 'money' | 'people' | 'first'

/** Few rows that everything refers to and that are seldom written: a copy on each node. */
const everywhere = [
  'brand_followers',
  'brand_users',
  'brands',
  'campaign_packages',
  'companies',
  'company_plans',
  'company_requests',
  'info_banners',
  'instagram_posts',
  'instagramers',
  'profile_categories',
  'users',
]

/**
 * A booking has sides of a brand, of a creator and of the house in one transaction, and its sum is checked when it commits: all of it stays together
 * on one node, which has replicas like any other PostgreSQL.
 */
const money = [
  'accounts',
  'adjustments',
  'bank_transfers',
  'holds',
  'ledger_entries',
  'ledger_transactions',
  'payment_events',
  'payments',
  'payout_batch_rows',
  'payout_batches',
  'payout_events',
  'payouts',
  'reconciliations',
  'tax_registrations',
  'unpaid_fees',
]

/** Of one account, whatever brands it has to do with: by the account's id, or on one node. */
const people = [
  'collaboration_pages',
  'connection_tickets',
  'devices',
  'email_confirmations',
  'idempotency_keys',
  'invitations',
  'notice_deliveries',
  'notice_settings',
  'notices',
  'password_resets',
  'provider_flows',
  'provider_identities',
  'review_desks',
  'saved_views',
  'sessions',
  'uploads',
]

/** Of the installation itself: on one node. */
const first = [
  'app_metadata',
  'canary_minutes',
  'canary_stops',
  'instances',
  'live_outbox',
  'notice_marks',
  'outbox',
  'product_suggestions',
  'remote_hours',
  'remote_reports',
  'sandbox_checkouts',
  'sandbox_mails',
  'sandbox_pushes',
  'schema_migrations',
  'search_entries',
]

const named = new Map<string, Place>(
  Object.entries({ everywhere, money, people, first }).flatMap(([place, tables]) =>
    tables.map((table): [string, Place] => [table, place as Place]),
  ),
)

export const placeOf = (table: string): Place => named.get(table) ?? 'brand'
export const namedTables: readonly string[] = [...named.keys()]

/**
 * Keys of tables by brand that must be one of a kind over all brands, and do not hold `brand_id`: nodes cannot check them together. What is drawn by
 * chance needs no check; for the rest a table of its own would be asked first.
 */
export const acrossBrands: Readonly<Record<string, string>> = {
  message_files_key_key: 'drawn by chance',
  message_reports_pkey: 'an id that is drawn',
  report_links_token_hash_key: 'hash of what is drawn by chance',
  store_participations_code_key: 'drawn; a second draw is tried where it is taken',
  store_tokens_pkey: 'drawn by chance',
  stores_token_key: 'drawn by chance',
}

/** Tables by brand that refer to what neither lies with the brand nor is everywhere: such a key would be left to the application. */
export const farReferences: readonly string[] = []
