import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { TestApi } from './test-api'

/**
 * A row about a creator in each table that has rows about creators, in which brands and staff have taken part. Most tests need a few of
 * them; those of the export and the deletion need all.
 */
export const fillTablesOf = async (
  { db }: Pick<TestApi, 'db'>,
  { creatorId, brandId, campaignId, staffId }: Record<'creatorId' | 'brandId' | 'campaignId' | 'staffId', string>,
) => {
  const ids = Object.fromEntries(
    [
      'post',
      'participation',
      'store',
      'offer',
      'product',
      'pass',
      'list',
      'thread',
      'message',
      'notice',
      'device',
      'report',
      'bulk',
      'payout',
      'booking',
      'agreement',
      'postDraft',
      'purchase',
      'batch',
      'consent',
      'selfBilled',
    ].map((name) => [name, uuidv7()]),
  ) as Record<string, string>
  const account = sql`(SELECT id FROM accounts WHERE instagramer_id = ${creatorId})`
  const statements = [
    sql`INSERT INTO accounts (id, owner_type, instagramer_id, name) VALUES (${uuidv7()}, 'instagramer', ${creatorId}, 'Plånbok') ON CONFLICT DO NOTHING`,
    sql`INSERT INTO sessions (id, instagramer_id) VALUES (${uuidv7()}, ${creatorId})`,
    sql`INSERT INTO devices (id, instagramer_id, token, platform, environment, name, push_keys) VALUES (${ids.device}, ${creatorId}, ${uuidv7()}, 'web', 'test', 'Telefon', '{"p256dh": "a", "auth": "b"}')`,
    sql`INSERT INTO email_confirmations (token_hash, instagramer_id, email, expires_at) VALUES (decode(md5(${creatorId}), 'hex'), ${creatorId}, 'x@samspel.test', now())`,
    sql`INSERT INTO password_resets (token_hash, instagramer_id, expires_at) VALUES (decode(md5(${creatorId}), 'hex'), ${creatorId}, now())`,
    sql`INSERT INTO security_alerts (token_hash, instagramer_id, kind, created_at, expires_at) VALUES (decode(md5(${creatorId}), 'hex'), ${creatorId}, 'personal_id', now(), now())`,
    sql`INSERT INTO notices (id, instagramer_id, kind, topic, subject_id, place, href, facts, created_at) VALUES (${ids.notice}, ${creatorId}, 'message', 'messages', ${uuidv7()}, 'x', '/x', '{}', now())`,
    sql`INSERT INTO notice_deliveries (id, notice_id, account_id, channel, letter, due_at) VALUES (${uuidv7()}, ${ids.notice}, ${creatorId}, 'mail', '{}', now() + interval '1 day')`,
    sql`INSERT INTO notice_settings (account_id, instagramer_id, choices) VALUES (${creatorId}, ${creatorId}, '{}')`,
    sql`INSERT INTO idempotency_keys (caller_id, key, endpoint, body_hash, answer) VALUES (${creatorId}, ${uuidv7()}, 'x', decode('00', 'hex'), '{}')`,
    sql`INSERT INTO provider_identities (provider, subject, instagramer_id) VALUES ('facebook', ${uuidv7()}, ${creatorId})`,
    sql`INSERT INTO network_events (id, provider, kind, instagramer_id, external_id, figures, received_at, due_at)
      VALUES (${uuidv7()}, 'facebook', 'comments', ${creatorId}, '1', '{}', now(), now())`,
    sql`INSERT INTO provider_flows (state_hash, provider, origin_url, instagramer_id, expires_at) VALUES (decode(md5(${creatorId}), 'hex'), 'facebook', '/', ${creatorId}, now())`,
    sql`INSERT INTO connection_tickets (ticket_hash, provider, instagramer_id, expires_at) VALUES (decode(md5(${creatorId}), 'hex'), 'facebook', ${creatorId}, now())`,
    sql`INSERT INTO uploads (id, instagramer_id, url, width, height, bytes) VALUES (${uuidv7()}, ${creatorId}, ${`/uploads/${uuidv7()}.webp`}, 1, 1, 1)`,
    sql`INSERT INTO media_files (id, instagramer_id, purpose, for_id, kind, name, type, bytes, created_at, touched_at) VALUES (${uuidv7()}, ${creatorId}, 'draft', ${uuidv7()}, 'picture', 'a.jpg', 'image/jpeg', 1, now(), now())`,
    sql`INSERT INTO instagram_posts (id, instagramer_id, external_id, image_url, permalink, instagram_created_at) VALUES (${ids.post}, ${creatorId}, ${uuidv7()}, '/x', 'https://x', now())`,
    sql`INSERT INTO participations (brand_id, id, campaign_id, instagramer_id, state, decided_by, rated_by, rating) VALUES (${brandId}, ${ids.participation}, ${campaignId}, ${creatorId}, 'approved', ${staffId}, ${staffId}, 4)`,
    sql`INSERT INTO campaign_targets (brand_id, campaign_id, url) VALUES (${brandId}, ${campaignId}, 'https://x.example/')`,
    sql`INSERT INTO link_clicks (brand_id, campaign_id, instagramer_id, day, clicks) VALUES (${brandId}, ${campaignId}, ${creatorId}, '2026-01-01', 1)`,
    sql`INSERT INTO sales (brand_id, id, order_number, ordered_at, amount, currency, campaign_id, instagramer_id, matched_by) VALUES (${brandId}, ${uuidv7()}, ${creatorId}, now(), 100, 'SEK', ${campaignId}, ${creatorId}, 'click')`,
    sql`INSERT INTO holds (brand_id, id, participation_id, campaign_id, instagramer_id, account_id, amount, state, settled_at) VALUES (${brandId}, ${uuidv7()}, ${ids.participation}, ${campaignId}, ${creatorId}, ${account}, 500, 'released', now())`,
    sql`INSERT INTO agreements (brand_id, id, campaign_id, instagramer_id, participation_id, number, version, cause, facts, creator_name, company_name, brand_agreed_by, hash, created_at) VALUES (${brandId}, ${ids.agreement}, ${campaignId}, ${creatorId}, ${ids.participation}, ${ids.agreement}, 1, 'approved', '{}', 'x', 'x', ${staffId}, 'x', now())`,
    sql`INSERT INTO agreement_changes (brand_id, id, agreement_id, instagramer_id, proposal, facts, answer_by, asked_by, created_at) VALUES (${brandId}, ${uuidv7()}, ${ids.agreement}, ${creatorId}, '{}', '{}', now(), ${staffId}, now())`,
    sql`INSERT INTO endings (brand_id, id, campaign_id, instagramer_id, participation_id, ended_by, reason, words, created_at, due_at, ended_at) VALUES (${brandId}, ${uuidv7()}, ${campaignId}, ${creatorId}, ${ids.participation}, 'creator', 'other', 'x', now(), now(), now())`,
    sql`INSERT INTO post_drafts (brand_id, id, campaign_id, instagramer_id, participation_id, state, caption, media, extra_note, extra_by, created_at) VALUES (${brandId}, ${ids.postDraft}, ${campaignId}, ${creatorId}, ${ids.participation}, 'approved', 'x', '[{"id": "x", "alt": "x"}]', 'x', ${staffId}, now())`,
    sql`INSERT INTO post_draft_versions (brand_id, id, draft_id, instagramer_id, number, caption, media, sent_at, outcome, decided_at, decided_by, note) VALUES (${brandId}, ${uuidv7()}, ${ids.postDraft}, ${creatorId}, 1, 'x', '[]', now(), 'approved', now(), ${staffId}, 'x')`,
    sql`INSERT INTO post_draft_comments (brand_id, id, draft_id, instagramer_id, number, version, place, text, written_by, created_at, sent_at) VALUES (${brandId}, ${uuidv7()}, ${ids.postDraft}, ${creatorId}, 1, 1, '{"from": 0, "to": 1, "quote": "x"}', 'x', ${staffId}, now(), now())`,
    sql`INSERT INTO delivery_problems (brand_id, id, participation_id, kind, resolved_by) VALUES (${brandId}, ${uuidv7()}, ${ids.participation}, 'damaged', ${staffId})`,
    sql`INSERT INTO brand_ratings (brand_id, id, instagramer_id, participation_id, score, created_at, updated_at) VALUES (${brandId}, ${uuidv7()}, ${creatorId}, ${ids.participation}, 4, now(), now())`,
    sql`INSERT INTO saved_offers (brand_id, instagramer_id, campaign_id, created_at) VALUES (${brandId}, ${creatorId}, ${campaignId}, now())`,
    sql`INSERT INTO delivery_addresses (instagramer_id, sealed, updated_at) VALUES (${creatorId}, 'x', now()) ON CONFLICT (instagramer_id) DO NOTHING`,
    sql`INSERT INTO parcels (brand_id, id, campaign_id, participation_id, instagramer_id, order_number, send_by, sent_at, created_at, sent_by) VALUES (${brandId}, ${uuidv7()}, ${campaignId}, ${ids.participation}, ${creatorId}, 'SP-1', now(), now(), now(), ${staffId})`,
    sql`INSERT INTO mentions (brand_id, id, campaign_id, participation_id, instagramer_id, kind, state, content_post, decided_by) VALUES (${brandId}, ${uuidv7()}, ${campaignId}, ${ids.participation}, ${creatorId}, 'content', 'rejected', '{"text": "a", "imageUrls": []}', ${staffId})`,
    sql`INSERT INTO mentions (brand_id, id, campaign_id, participation_id, instagramer_id, kind, state, link_post) VALUES (${brandId}, ${uuidv7()}, ${campaignId}, ${ids.participation}, ${creatorId}, 'link', 'rejected', '{"url": "https://a.example/", "title": "a", "linkType": "custom"}')`,
    sql`INSERT INTO mention_links (brand_id, mention_id, campaign_id, instagramer_id, link_key, state)
      SELECT brand_id, id, campaign_id, instagramer_id, 'custom:' || id, 'unreadable' FROM mentions
      WHERE instagramer_id = ${creatorId} AND link_post IS NOT NULL`,
    sql`INSERT INTO link_readings (brand_id, mention_id, after_days, source, read_at)
      SELECT brand_id, id, -1, 'typed', now() FROM mentions WHERE instagramer_id = ${creatorId} AND link_post IS NOT NULL`,
    sql`INSERT INTO mentions (brand_id, id, campaign_id, participation_id, instagramer_id, kind, state, instagram_post_id) VALUES (${brandId}, ${uuidv7()}, ${campaignId}, ${ids.participation}, ${creatorId}, 'post', 'rejected', ${ids.post})`,
    sql`INSERT INTO image_purchases (brand_id, id, instagram_post_id, instagramer_id, state, channels, duration_months, price, requested_by) VALUES (${brandId}, ${ids.purchase}, ${ids.post}, ${creatorId}, 'requested', '{web}', 1, 1, ${staffId})`,
    sql`INSERT INTO right_uses (brand_id, id, instagramer_id, image_purchase_id, words, created_at) VALUES (${brandId}, ${uuidv7()}, ${creatorId}, ${ids.purchase}, 'x', now())`,
    sql`INSERT INTO stores (brand_id, id, name, address, city, country_code, latitude, longitude, token) VALUES (${brandId}, ${ids.store}, 'Haga', 'Gatan 1', 'Lund', 'SE', 55.7, 13.2, ${ids.store!.slice(0, 22)})`,
    sql`INSERT INTO store_campaigns (brand_id, id, campaign_id, store_id) VALUES (${brandId}, ${ids.offer}, ${campaignId}, ${ids.store})`,
    sql`INSERT INTO store_participations (brand_id, id, store_campaign_id, instagramer_id, state, decided_by, picked_up_by, picked_up_at) VALUES (${brandId}, ${ids.pass}, ${ids.offer}, ${creatorId}, 'picked_up', ${staffId}, ${staffId}, now())`,
    sql`INSERT INTO store_products (brand_id, id, name) VALUES (${brandId}, ${ids.product}, 'Kaka')`,
    sql`INSERT INTO store_stock (brand_id, store_id, store_product_id, quantity) VALUES (${brandId}, ${ids.store}, ${ids.product}, 0)`,
    sql`INSERT INTO stock_changes (brand_id, store_id, store_product_id, kind, delta, quantity, instagramer_id) VALUES (${brandId}, ${ids.store}, ${ids.product}, 'reserve', -1, 0, ${creatorId})`,
    sql`INSERT INTO campaign_events (brand_id, id, campaign_id, act, actor_name, instagramer_id) VALUES (${brandId}, ${uuidv7()}, ${campaignId}, 'applied', 'x', ${creatorId})`,
    sql`INSERT INTO community_lists (brand_id, id, name) VALUES (${brandId}, ${ids.list}, 'Lista')`,
    sql`INSERT INTO community_members (brand_id, id, list_id, instagramer_id, state, changed_by) VALUES (${brandId}, ${uuidv7()}, ${ids.list}, ${creatorId}, 'approved', ${staffId})`,
    sql`INSERT INTO community_invitations (brand_id, list_id, instagramer_id, invited_by) VALUES (${brandId}, ${ids.list}, ${creatorId}, ${staffId})`,
    sql`INSERT INTO campaign_invitations (brand_id, id, campaign_id, instagramer_id, community_list_name, invited_by) VALUES (${brandId}, ${uuidv7()}, ${campaignId}, ${creatorId}, 'Lista', ${staffId})`,
    sql`INSERT INTO ask_agains (brand_id, campaign_id, instagramer_id, from_campaign_id, message) VALUES (${brandId}, ${campaignId}, ${creatorId}, ${campaignId}, 'x')`,
    sql`INSERT INTO blocked_creators (brand_id, instagramer_id, reason, blocked_by_id) VALUES (${brandId}, ${creatorId}, 'x', ${staffId})`,
    sql`INSERT INTO brand_followers (brand_id, instagramer_id) VALUES (${brandId}, ${creatorId})`,
    sql`INSERT INTO creator_notes (id, company_id, instagramer_id, author_id, body, created_at) SELECT ${uuidv7()}, company_id, ${creatorId}, ${staffId}, 'x', now() FROM brands WHERE id = ${brandId}`,
    sql`INSERT INTO product_suggestions (id, product, email, locale) SELECT ${uuidv7()}, 'x', email, 'sv' FROM instagramers WHERE id = ${creatorId}`,
    sql`INSERT INTO tax_registrations (instagramer_id, f_tax_since, recorded_at) VALUES (${creatorId}, '2026-01-01', now())`,
    sql`INSERT INTO creator_papers (instagramer_id, town, updated_at) VALUES (${creatorId}, 'x', now())`,
    sql`INSERT INTO creator_paper_changes (id, instagramer_id, field, to_value, changed_at) VALUES (${uuidv7()}, ${creatorId}, 'town', 'x', now())`,
    sql`INSERT INTO self_billing_consents (id, instagramer_id, text_version, given_at) VALUES (${ids.consent}, ${creatorId}, 1, now())`,
    sql`INSERT INTO self_billing_waits (instagramer_id, company_id, month, missing, payer_missing, since) SELECT ${creatorId}, company_id, '2026-10-01', '{town}', '{}', now() FROM brands WHERE id = ${brandId}`,
    sql`WITH taken AS (INSERT INTO self_billing_series (instagramer_id, last_number) VALUES (${creatorId}, 1)),
      made AS (INSERT INTO self_billed_invoices (id, instagramer_id, number, company_id, consent_id, kind, issued_on, period_from, period_to, seller, buyer, vat_rule, vat_rate, net, vat, total, created_at)
      SELECT ${ids.selfBilled}, ${creatorId}, 1, company_id, ${ids.consent}, 'invoice', '2026-11-01', '2026-10-01', '2026-10-31', '{}', '{}', 'not_registered', 0, 1, 0, 1, now() FROM brands WHERE id = ${brandId})
      INSERT INTO self_billed_lines (invoice_id, position, title_sv, title_en, net, vat, total) VALUES (${ids.selfBilled}, 1, 'x', 'x', 1, 0, 1)`,
    sql`INSERT INTO seller_reminders (instagramer_id, year, reminded_at, reminded_by) VALUES (${creatorId}, 2026, now(), ${staffId})`,
    sql`INSERT INTO threads (brand_id, id, instagramer_id, last_seq) VALUES (${brandId}, ${ids.thread}, ${creatorId}, 2)`,
    sql`INSERT INTO messages (brand_id, id, thread_id, instagramer_id, author, author_name, body, seq) VALUES (${brandId}, ${ids.message}, ${ids.thread}, ${creatorId}, 'instagramer', 'x', 'x', 1)`,
    sql`INSERT INTO messages (brand_id, id, thread_id, instagramer_id, author, author_user_id, author_name, body, seq, notice, notice_facts) VALUES (${brandId}, ${uuidv7()}, ${ids.thread}, ${creatorId}, 'user', ${staffId}, 'Personal', '', 2, 'applied', '{"text": "a"}')`,
    sql`INSERT INTO message_files (brand_id, id, instagramer_id, message_id, author, name, type, bytes, key) VALUES (${brandId}, ${uuidv7()}, ${creatorId}, ${ids.message}, 'instagramer', 'x', 'image/webp', 1, ${`messages/2026/${uuidv7()}.webp`})`,
    sql`INSERT INTO message_reports (id, brand_id, thread_id, reporter, reporter_name, reason) VALUES (${ids.report}, ${brandId}, ${ids.thread}, 'instagramer', 'x', 'rude')`,
    sql`INSERT INTO message_report_openings (brand_id, id, report_id, user_id, reason, opened_at, ends_at) VALUES (${brandId}, ${uuidv7()}, ${ids.report}, ${staffId}, 'Läser anmälan', now(), now())`,
    sql`INSERT INTO message_bulks (brand_id, id, campaign_id, name, user_id, send_at, state) VALUES (${brandId}, ${ids.bulk}, ${campaignId}, 'x', ${staffId}, now(), 'sent')`,
    sql`INSERT INTO message_bulk_recipients (brand_id, bulk_id, instagramer_id, body) VALUES (${brandId}, ${ids.bulk}, ${creatorId}, 'x')`,
  ]
  for (const statement of statements) await statement.execute(db)
  return { account }
}
