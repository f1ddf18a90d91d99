import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import type { Clock } from '../clock'

/** Share of a post's reach that presses its link, and of the days after it when they do. */
const pressing = 0.012
const byDay = [0.5, 0.25, 0.13, 0.08, 0.04] as const
const pressesPerOrder = 17

/**
 * What the demo company's campaigns led to: where their links go, a code for each creator who has posted, clicks in the days after each post,
 * and orders by code or click, of which a few came back. The shops are made up, and sell at addresses that lead nowhere.
 */
export const sellInShops = async (db: Db, { now }: Clock): Promise<void> => {
  const moment = new Date(now)
  await sql`INSERT INTO campaign_targets (brand_id, campaign_id, url, created_at, updated_at)
    SELECT c.brand_id, c.id, 'https://butik.' || b.slug || '.example/' || trim(both '-' from regexp_replace(plain_text(c.name), '[^a-z0-9]+', '-', 'g')),
      c.created_at, c.created_at
    FROM campaigns c JOIN brands b ON b.id = c.brand_id JOIN users u ON u.company_id = b.company_id AND u.email = 'company@samspel.test'
    WHERE c.state IN ('ongoing', 'finished') AND EXISTS (SELECT FROM mentions m
      WHERE m.brand_id = c.brand_id AND m.campaign_id = c.id AND m.state = 'approved')`.execute(db)
  await sql`CREATE TEMP TABLE shown ON COMMIT DROP AS SELECT l.brand_id, l.campaign_id, l.instagramer_id, i.name,
      (coalesce(ip.instagram_created_at, m.created_at) AT TIME ZONE 'Europe/Stockholm')::date AS day, coalesce(ip.reach, 0) AS reach
    FROM creator_links l JOIN instagramers i ON i.id = l.instagramer_id
    JOIN mentions m ON m.brand_id = l.brand_id AND m.campaign_id = l.campaign_id AND m.instagramer_id = l.instagramer_id AND m.state = 'approved'
    LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id`.execute(db)
  await sql`UPDATE creator_links l SET code = given.code, code_from = 'made' FROM (
      SELECT brand_id, campaign_id, instagramer_id, word || 10 + 5 * row_number() OVER (PARTITION BY brand_id, word ORDER BY campaign_id, instagramer_id) AS code
      FROM (SELECT DISTINCT brand_id, campaign_id, instagramer_id,
          upper(regexp_replace(plain_text(split_part(name, ' ', 1)), '[^a-z]', '', 'g')) AS word FROM shown) words) given
    WHERE l.brand_id = given.brand_id AND l.campaign_id = given.campaign_id AND l.instagramer_id = given.instagramer_id`.execute(
    db,
  )
  await sql`INSERT INTO link_clicks (brand_id, campaign_id, instagramer_id, day, clicks)
    SELECT s.brand_id, s.campaign_id, s.instagramer_id, s.day + d.after::int - 1, sum(floor(s.reach * ${pressing}::float8 * d.share))::int
    FROM shown s, unnest(${[...byDay]}::float8[]) WITH ORDINALITY AS d (share, after)
    WHERE s.day + d.after::int - 1 < (${moment}::timestamptz AT TIME ZONE 'Europe/Stockholm')::date
    GROUP BY 1, 2, 3, 4 HAVING sum(floor(s.reach * ${pressing}::float8 * d.share)) > 0`.execute(db)
  await sql`INSERT INTO sales (brand_id, id, order_number, ordered_at, amount, returned, currency, code, slug, campaign_id, instagramer_id, matched_by, created_at)
    SELECT brand_id, md5(key)::uuid, '#' || 1000 + row_number() OVER (PARTITION BY brand_id ORDER BY at, key), at, amount,
      CASE WHEN n % 20 = 7 THEN amount ELSE 0 END, 'SEK', CASE WHEN n % 3 > 0 THEN code END, CASE WHEN n % 3 = 0 THEN slug END,
      campaign_id, instagramer_id, CASE WHEN n % 3 > 0 THEN 'code' ELSE 'click' END, at
    FROM (SELECT l.brand_id, l.campaign_id, l.instagramer_id, l.code, l.slug, n, l.campaign_id::text || l.instagramer_id || n AS key,
        (k.first + n % 5) + interval '11 hours' + n * interval '7 minutes' AS at,
        24900 + 1000 * (('x' || substr(md5(l.instagramer_id::text || n), 1, 4))::bit(16)::int % 50) AS amount
      FROM creator_links l JOIN (SELECT brand_id, campaign_id, instagramer_id, min(day) AS first, sum(clicks) AS clicks FROM link_clicks GROUP BY 1, 2, 3) k
        USING (brand_id, campaign_id, instagramer_id), generate_series(1, (k.clicks / ${pressesPerOrder})::int) n) orders
    WHERE at < ${moment}`.execute(db)
}
