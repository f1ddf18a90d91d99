/**
 * Where rows would go in a multi-node PostgreSQL (decision 124). `brand`: distributed by `brand_id`, together with the rest of the brand;
 * those tables need no entry here. All others are listed.
 */
export type Place = 'brand' | 'everywhere' | 'money' | 'people' | 'first'

/** Small reference tables that are rarely written: replicated to every node. */
const everywhere = [
  'brand_followers',
  'brand_users',
  'brands',
  'campaign_packages',
  'companies',
  'company_paper_changes',
  'company_plans',
  'company_requests',
  'company_users',
  'company_sign_in_domains',
  'company_sign_ins',
  'info_banners',
  'instagram_posts',
  'instagramers',
  'profile_categories',
  'users',
]

/**
 * A booking has entries of a brand, a creator and the platform in one transaction, and its sum is checked on commit. These tables therefore
 * stay together on one node, which has replicas like any other PostgreSQL.
 */
const money = [
  'accounts',
  'adjustments',
  'bank_files',
  'bank_transfers',
  'company_book_accounts',
  'holds',
  'invoice_lines',
  'invoice_mails',
  'invoice_payments',
  'invoice_series',
  'invoices',
  'ledger_entries',
  'ledger_transactions',
  'payment_events',
  'payment_reversals',
  'payments',
  'payout_batch_rows',
  'payout_batches',
  'payout_events',
  'payouts',
  'plan_invoices',
  'reconciliations',
  'self_billed_invoices',
  'self_billed_lines',
  'self_billing_consents',
  'self_billing_series',
  'self_billing_waits',
  'tax_registrations',
  'tax_standings',
  'unpaid_fees',
]

/** Tables of one account, whichever brands are involved: distributed by the account's id, or kept on one node. */
const people = [
  'collaboration_pages',
  'company_sign_in_flows',
  'company_sign_in_subjects',
  'connection_tickets',
  'creator_notes',
  'creator_paper_changes',
  'creator_papers',
  'delivery_addresses',
  'devices',
  'email_confirmations',
  'idempotency_keys',
  'invitations',
  'media_files',
  'network_events',
  'network_pauses',
  'notice_deliveries',
  'notice_settings',
  'notices',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'provider_flows',
  'provider_identities',
  'recovery_codes',
  'remembered_devices',
  'review_desks',
  'second_step_apps',
  'second_step_sign_ins',
  'security_alerts',
  'saved_views',
  'seller_reminders',
  'sessions',
  'uploads',
]

/** Tables of the installation itself: kept on one node. */
const first = [
  'api_tokens',
  'app_metadata',
  'audit_entries',
  'canary_minutes',
  'canary_stops',
  'canary_visitors',
  'instances',
  'job_runs',
  'live_outbox',
  'mail_suppressions',
  'network_units',
  'notice_marks',
  'outbox',
  'product_suggestions',
  'received_webhooks',
  'remote_alarm_calls',
  'remote_alarms',
  'remote_hours',
  'remote_reports',
  'schema_migrations',
  'search_entries',
  'service_calls',
  'service_ends',
  'webhook_deliveries',
  'webhooks',
]

const named = new Map<string, Place>(
  Object.entries({ everywhere, money, people, first }).flatMap(([place, tables]) =>
    tables.map((table): [string, Place] => [table, place as Place]),
  ),
)

export const placeOf = (table: string): Place => named.get(table) ?? 'brand'
export const namedTables: readonly string[] = [...named.keys()]

/**
 * Unique keys of brand tables that do not include `brand_id`, so that nodes cannot enforce them together. Random values need no check; the
 * others would need a lookup table of their own.
 */
export const acrossBrands: Readonly<Record<string, string>> = {
  message_files_key_key: 'drawn by chance',
  message_reports_pkey: 'an id that is drawn',
  report_links_token_hash_key: 'hash of what is drawn by chance',
  agreements_number_version_key: 'drawn from one sequence for the whole platform, which never gives a number twice',
  store_participations_code_key: 'drawn; a second draw is tried where it is taken',
  store_tokens_pkey: 'drawn by chance',
  stores_token_key: 'drawn by chance',
  creator_links_slug_key: 'drawn by chance',
}

/**
 * Foreign keys of brand tables to tables that are neither distributed with the brand nor replicated; the application would have to enforce
 * them.
 */
export const farReferences: readonly string[] = []
