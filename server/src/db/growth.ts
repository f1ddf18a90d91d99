/**
 * How tables grow (decisions 123 and 156). Every table appears in one of these lists. A table that gains a row per action and is in neither
 * of the last two would grow without bound and unnoticed.
 */

/**
 * Tables whose size follows the number of people, brands, campaigns, stores and their settings. They grow with the business and hold its
 * content.
 */
export const content = [
  'accounts',
  'app_metadata',
  'brand_followers',
  'brand_users',
  'brands',
  'campaign_invitations',
  'campaign_packages',
  'campaign_store_choices',
  'campaigns',
  'collaboration_pages',
  'community_invitations',
  'community_lists',
  'community_members',
  'companies',
  'company_plans',
  'company_requests',
  'creator_notes',
  'devices',
  'info_banners',
  'instagram_posts',
  'instagramers',
  'invitations',
  'mentions',
  'message_templates',
  'notice_settings',
  'participations',
  'product_suggestions',
  'profile_categories',
  'provider_identities',
  'report_links',
  'review_desks',
  'saved_views',
  'schema_migrations',
  'search_entries',
  'store_campaigns',
  'store_participations',
  'store_products',
  'store_staff',
  'store_stock',
  'store_tokens',
  'stores',
  'tax_registrations',
  'tax_standings',
  'threads',
  'uploads',
  'users',
]

/** Tables whose rows are no longer read after some time, with the job that deletes them. */
export const aged: Readonly<Record<string, string>> = {
  canary_minutes: 'telemetry-clean-up, after 30 days',
  canary_stops: 'telemetry-clean-up, after 30 days',
  canary_visitors: 'telemetry-clean-up, after 30 days',
  connection_tickets: 'social-sign-in-clean-up, when they are too old',
  email_confirmations: 'account-clean-up, a month after their end',
  idempotency_keys: 'account-clean-up, after 7 and 90 days',
  instances: 'instances, a day after they were last seen',
  live_outbox: 'the bus, when they were sent',
  mail_suppressions: 'account-clean-up, 400 days after mail last came back',
  notice_deliveries: 'notices, when they were told',
  notice_marks: 'notice-mark-clean-up, after 400 days',
  notices: 'notice-clean-up, after 400 days',
  outbox: 'account-clean-up, a week after they left',
  password_resets: 'account-clean-up, a month after their end',
  provider_flows: 'social-sign-in-clean-up, when they are too old',
  remote_hours: 'telemetry-clean-up, after 400 days',
  remote_reports: 'telemetry-clean-up, after 30 days',
  security_alerts: 'account-clean-up, a month after their end',
  sessions: 'account-clean-up, a month after their last use',
}

/**
 * Tables that keep a row per action for good, with who reads the old rows. Archiving any of them outside the database would take them away
 * from that reader.
 */
export const records: Readonly<Record<string, string>> = {
  adjustments: 'the ledger: who asked for a correction, and who let it through',
  bank_transfers: 'the ledger: what came in, seven years by law',
  campaign_events: 'the history of a campaign',
  delivery_problems: 'the participation that it is about',
  ended_passes: 'the counter: a pass that is shown again',
  holds: 'the ledger: what was reserved',
  image_purchases: 'the rights to a picture, for as long as it is used',
  ledger_entries: 'balances are sums of them, and accounts by law, seven years',
  ledger_transactions: 'the same',
  message_bulk_recipients: 'the message to many that it belongs to',
  message_bulks: 'the list of messages to many',
  message_files: 'the message that it belongs to',
  message_report_openings: 'who of the platform read a private conversation and why, for as long as its sides may ask',
  message_reports: 'decisions about people, for as long as they may be asked about',
  messages: 'the thread, of which people read the beginning too',
  payment_events: 'a webhook that comes again is known by it; reconciliation reads them',
  payments: 'the ledger: what a card paid',
  payout_batch_rows: 'what was sent to the bank',
  payout_batches: 'the same',
  payout_events: 'who let money leave',
  payouts: 'the ledger: what left',
  reconciliations: 'a row a night',
  sandbox_checkouts: 'the demo alone',
  sandbox_mails: 'the demo alone',
  sandbox_pushes: 'the demo alone',
  stock_changes: "a product's stock is read back from them",
  unpaid_fees: 'at most a row for a brand and month; platform staff read which were paid late',
}
