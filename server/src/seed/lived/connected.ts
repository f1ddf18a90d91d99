import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { newApiToken } from '../../auth/api-tokens'
import { salesHandlers } from '../../modules/sales'
import { newSecret, sealSecret } from '../../modules/webhooks'
import type { Acting } from './people'

/** Days since the shop was connected, and for which its calls are in the log. */
const connectedFor = 28

/** Björkbrygg's shop, which tells of its orders by itself: what came by code or click, and two that could not be told to anybody. */
const connectShop = async ({ db, clock, sara, call }: Acting): Promise<void> => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM brands WHERE slug = 'bjorkbrygg'`.execute(db)
  const brandId = rows[0]?.id
  if (!brandId) return
  const { shop } = await salesHandlers.createShop(
    call(sara, clock.hoursAgo(24 * connectedFor), {
      params: { id: brandId },
      body: { shop: { kind: 'woocommerce', address: 'butik.bjorkbrygg.example' } },
    }),
  )
  await sql`UPDATE sales SET shop_id = ${shop.id}, order_id = 'wc-' || order_number
    WHERE brand_id = ${brandId} AND shop_id IS NULL`.execute(db)
  await sql`INSERT INTO sales (brand_id, id, shop_id, order_number, order_id, ordered_at, amount, currency, code, created_at)
    SELECT ${brandId}, gen_random_uuid(), ${shop.id}, number, 'wc-' || number, at::timestamptz, amount, 'SEK', code, at::timestamptz
    FROM (VALUES ('#907', 'BJORK20', 44900, ${clock.hoursAgo(30)}), ('#911', 'HOST15', 31900, ${clock.hoursAgo(6)})) v (number, code, amount, at)`.execute(
    db,
  )
  await sql`INSERT INTO shop_deliveries (brand_id, id, shop_id, delivery_id, topic, outcome, order_number, received_at)
    SELECT brand_id, gen_random_uuid(), shop_id, gen_random_uuid()::text, 'order.created',
      CASE WHEN matched_by IS NULL THEN 'unmatched' ELSE 'accepted' END, order_number, ordered_at + interval '4 seconds'
    FROM sales WHERE shop_id = ${shop.id} AND ordered_at > ${clock.hoursAgo(24 * connectedFor)}::timestamptz`.execute(
    db,
  )
  await sql`INSERT INTO shop_deliveries (brand_id, id, shop_id, topic, outcome, reason, received_at)
    VALUES (${brandId}, gen_random_uuid(), ${shop.id}, '', 'ignored', 'ping', ${clock.hoursAgo(24 * connectedFor)}::timestamptz + interval '1 minute')`.execute(
    db,
  )
}

const scopes = {
  all: ['read_campaigns', 'read_creators', 'read_posts', 'read_money'],
  posts: ['read_campaigns', 'read_posts'],
}

/** Two of its systems read by the API: the books, and a chart on the wall. Nobody knows their tokens. */
const giveTokens = async ({ db, clock, sara }: Acting, companyId: string): Promise<void> => {
  const made = [
    { name: 'Ekonomisystemet', scopes: scopes.all, daysAgo: 64, usedDaysAgo: 0 },
    { name: 'Tavlan på kontoret', scopes: scopes.posts, daysAgo: 12, usedDaysAgo: 3 },
  ]
  for (const { name, scopes: given, daysAgo, usedDaysAgo } of made) {
    const { id, hash, prefix } = newApiToken()
    await sql`INSERT INTO api_tokens (id, company_id, name, token_hash, prefix, scopes, created_by, created_at, ends_on, last_used_on)
      VALUES (${id}, ${companyId}, ${name}, ${hash}, ${prefix}, ${given}, ${sara.id}, ${clock.hoursAgo(24 * daysAgo)},
        ${clock.day(365 - daysAgo)}, ${clock.day(-usedDaysAgo)})`.execute(db)
  }
}

/** A system that was told of posts and payments until somebody paused it: its log has what it was told in the last days. */
const tellSystem = async ({ db, clock, config }: Acting, companyId: string): Promise<void> => {
  const id = uuidv7()
  const kinds = ['post.made', 'post.approved', 'payment.released']
  await sql`INSERT INTO webhooks (id, company_id, url, kinds, secret, paused_as, created_at)
    VALUES (${id}, ${companyId}, 'https://kopplingar.bjorkbrygg.example/samspel', ${kinds}, ${sealSecret(config, id, newSecret())}, 'by_hand',
      ${clock.hoursAgo(24 * 40)})`.execute(db)
  await sql`INSERT INTO webhook_deliveries (id, webhook_id, kind, brand_id, facts, happened_at, state, attempts, begun_at, tried_at, status, took_ms, answer, created_at)
    SELECT gen_random_uuid(), ${id}, 'post.' || CASE m.state WHEN 'pending' THEN 'made' ELSE 'approved' END, m.brand_id,
      jsonb_strip_nulls(jsonb_build_object('campaign_id', m.campaign_id, 'participation_id', m.participation_id, 'post_id', m.id, 'creator_id', m.instagramer_id)),
      at, CASE WHEN n = 3 THEN 'failed' ELSE 'delivered' END, CASE n WHEN 3 THEN 14 WHEN 5 THEN 2 ELSE 1 END, at, at + interval '2 seconds',
      CASE WHEN n = 3 THEN 503 ELSE 200 END, 90 + 13 * (n % 9), CASE WHEN n = 3 THEN 'Service Unavailable' ELSE 'ok' END, at
    FROM (SELECT m.*, coalesce(m.decided_at, m.created_at) AS at, row_number() OVER (ORDER BY coalesce(m.decided_at, m.created_at) DESC, m.id) AS n
      FROM mentions m JOIN brands b ON b.id = m.brand_id
      WHERE b.company_id = ${companyId} AND m.state IN ('pending', 'approved')
        AND coalesce(m.decided_at, m.created_at) BETWEEN ${clock.hoursAgo(24 * 20)}::timestamptz AND ${clock.hoursAgo(2)}::timestamptz) m`.execute(
    db,
  )
}

/** What Björkbrygg has connected: its shop, two tokens and an address that is told of facts. Nothing is sent anywhere. */
export const connectSystems = async (acting: Acting): Promise<void> => {
  await connectShop(acting)
  const { rows } = await sql<{
    id: string
  }>`SELECT company_id AS id FROM brands WHERE slug = 'bjorkbrygg'`.execute(acting.db)
  if (!rows[0]) return
  await giveTokens(acting, rows[0].id)
  await tellSystem(acting, rows[0].id)
}
