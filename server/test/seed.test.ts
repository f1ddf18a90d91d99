import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { campaignStates, collaborationLinkKinds, mentionKinds, type PageTheme } from '@samspel/api'
import { currentTaxRules } from '@samspel/api/campaign-rules'
import { isReadable } from '@samspel/api/page-colours'
import {
  communityMemberStates,
  decisionStates,
  imagePurchaseStates,
  storeParticipationStates,
} from '@samspel/api/states'
import { type Config, readConfig } from '../src/config'
import { dayOf } from '../src/days'
import type { DB } from '../src/db/types'
import { dueReturns } from '../src/modules/fee-returns/due'
import { addressOf, openAddress, ownAddress } from '../src/modules/parcels'
import { ledgerFaults } from '../src/modules/wallet/ledger'
import { NotDemoData, seed } from '../src/seed'
import { seededTables } from '../src/seed/bulk'
import { sharePictures } from './support/demo-pictures'
import { repetitions } from './support/figure'

const now = new Date('2026-11-21T10:20:00Z')
const databases: string[] = []
let dataDir = ''
let config: Config
let pool: pg.Pool

const templateUrl = () => new URL(process.env.TEST_DATABASE_URL ?? '')
const onServer = async (work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: Object.assign(templateUrl(), { pathname: '/postgres' }).href })
  await client.connect()
  await work(client).finally(() => client.end())
}
const freshPool = async () => {
  const name = `seed_${randomBytes(6).toString('hex')}`
  await onServer((client) =>
    client.query(
      `CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(templateUrl().pathname.slice(1))} STRATEGY file_copy`,
    ),
  )
  databases.push(name)
  return new pg.Pool({ connectionString: Object.assign(templateUrl(), { pathname: `/${name}` }).href, max: 2 })
}
const dbOf = (from: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool: from }) })
const rowsOf = async (sql: string, values: unknown[] = [], from = pool) =>
  (await from.query<Record<string, never>>(sql, values)).rows
const numberOf = async (sql: string, values: unknown[] = [], from = pool) =>
  Number(Object.values((await rowsOf(sql, values, from))[0] ?? {})[0])
/** Tables written by commands get new ids each time. */
const byCommands = ['accounts', 'ledger_transactions', 'ledger_entries', 'payouts', 'notices']
const digest = async (table: string, from: pg.Pool) => {
  if (table === 'parcels')
    return Object.values(
      (
        await rowsOf(
          `SELECT md5(string_agg((to_jsonb(t) - 'sealed_address')::text, '|' ORDER BY t.id)) FROM parcels t`,
          [],
          from,
        )
      )[0]!,
    )[0]
  const row = byCommands.includes(table) ? `regexp_replace(t::text, '[0-9a-f]{8}-[0-9a-f-]{27}', '', 'g')` : 't::text'
  return Object.values(
    (await rowsOf(`SELECT md5(coalesce(string_agg(${row}, '|' ORDER BY ${row}), '')) FROM ${table} t`, [], from))[0]!,
  )[0]
}

/** Items that a page orders or hides although they are not its own. */
const foreignItems = `SELECT count(*) FROM collaboration_pages p, unnest(item_order || hidden_item_ids) item
  WHERE NOT EXISTS (SELECT FROM campaigns WHERE id = item AND brand_id = p.brand_id) AND NOT EXISTS (SELECT FROM instagram_posts WHERE id = item AND instagramer_id = p.instagramer_id)`

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'samspel-seed-'))
  config = readConfig({ DATABASE_URL: templateUrl().href, DATA_DIR: dataDir })
  await sharePictures(dataDir)
  pool = await freshPool()
  await seed({ pool, dataDir, config, now })
})

afterAll(async () => {
  await pool.end()
  rmSync(dataDir, { recursive: true })
  await onServer(async (client) => {
    for (const name of databases) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  })
})

describe('the demo data', () => {
  test('the same day and scale give the same rows', async () => {
    const other = await freshPool()
    await seed({ pool: other, dataDir, config, now })
    for (const table of seededTables)
      expect([table, await digest(table, other)]).toEqual([table, await digest(table, pool)])
    await other.end()
  })

  test.each(['2026-11-24T00:20:00Z', '2026-11-26T17:20:00Z', '2026-11-29T22:20:00Z'].slice(0, repetitions(1, 3)))(
    'can be loaded at any time of the day: at %s nobody asks for money that is not free yet',
    async (moment) => {
      const other = await freshPool()
      await seed({ pool: other, dataDir, config, now: new Date(moment) })
      expect(await ledgerFaults(dbOf(other))).toEqual([])
      await other.end()
    },
    120_000,
  )

  test('every campaign state occurs, for the company user too (T-01)', async () => {
    const mine = `SELECT DISTINCT state FROM campaigns WHERE brand_id IN (SELECT brand_id FROM brand_users JOIN users ON users.id = user_id WHERE email = 'company@samspel.test')`
    expect((await rowsOf(mine)).map((row) => row.state).sort()).toEqual([...campaignStates].sort())
  })

  test('every kind of mention occurs in every state (T-11, T-14)', async () => {
    const found = (await rowsOf('SELECT DISTINCT kind, state FROM mentions')).map((row) => `${row.kind} ${row.state}`)
    expect(found.sort()).toEqual(
      mentionKinds.flatMap((kind) => decisionStates.map((state) => `${kind} ${state}`)).sort(),
    )
  })

  test('a recount of the campaign totals agrees (T-12, T-13, T-15)', async () => {
    expect(
      await rowsOf(`
      SELECT c.name FROM campaigns c
      LEFT JOIN (
        SELECT m.campaign_id, coalesce(sum(p.reach), 0) AS reach, coalesce(sum(p.likes_count), 0) AS likes, coalesce(sum(p.comments_count), 0) AS comments, count(p.id) AS posts, count(*) - count(p.id) AS others
        FROM mentions m LEFT JOIN instagram_posts p ON p.id = m.instagram_post_id WHERE m.state = 'approved' GROUP BY 1
      ) s ON s.campaign_id = c.id
      WHERE (c.reach, c.num_likes, c.num_comments, c.num_posts, c.approved_mentions_count) IS DISTINCT FROM (coalesce(s.reach, 0), coalesce(s.likes, 0), coalesce(s.comments, 0), coalesce(s.posts, 0), coalesce(s.others, 0))`),
    ).toEqual([])
  })

  test('a recount of the participation counters agrees (T-14)', async () => {
    const count = (kind: string) => `count(*) FILTER (WHERE m.kind = '${kind}')`
    expect(
      await rowsOf(`
      SELECT p.id FROM participations p LEFT JOIN mentions m ON m.participation_id = p.id AND m.state = 'approved' GROUP BY p.brand_id, p.id
      HAVING (link_posts_count, content_posts_count, instagram_posts_count, instagram_stories_count) IS DISTINCT FROM (${['link', 'content', 'post', 'story'].map(count).join(', ')})`),
    ).toEqual([])
  })

  test('A1 the books hold, no fee is held that nobody can earn any more, and what went back is in the history', async () => {
    const db = dbOf(pool)
    expect(await ledgerFaults(db)).toEqual([])
    // Statements show the balance after each line; it was never below zero.
    expect(
      await rowsOf(`SELECT name, min(after) FROM (SELECT a.name, sum(e.amount) OVER (PARTITION BY a.id ORDER BY e.created_at, e.id) AS after
        FROM accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.owner_type <> 'platform') line GROUP BY name HAVING min(after) < 0`),
    ).toEqual([])
    expect(await dueReturns(db, { today: dayOf(now), graceDays: 14 }, 10)).toEqual([])
    const returned = await numberOf(`SELECT count(*) FROM holds WHERE state = 'returned'`)
    expect(returned).toBeGreaterThan(10)
    expect(await numberOf(`SELECT count(*) FROM campaign_events WHERE act = 'fee_returned'`)).toBe(returned)
    expect(
      await numberOf(
        `SELECT count(*) FROM holds h WHERE state = 'returned' AND NOT EXISTS (SELECT FROM campaign_events WHERE brand_id = h.brand_id AND act = 'fee_returned' AND amount = h.amount AND created_at = h.settled_at)`,
      ),
    ).toBe(0)
    expect(
      await numberOf(
        "SELECT count(*) FROM participations WHERE (fee_returned_at IS NULL) <> (NOT EXISTS (SELECT FROM holds WHERE participation_id = participations.id AND state = 'returned'))",
      ),
    ).toBe(0)
    expect(await numberOf(`SELECT count(*) FROM payouts WHERE state = 'paid'`)).toBeGreaterThan(10)
  })

  test('nothing has happened in the future', async () => {
    for (const table of [
      'campaign_events',
      'participations',
      'mentions',
      'messages',
      'ledger_entries',
      'stores',
      'instagram_posts',
      'community_lists',
      'community_members',
      'campaign_invitations',
      'delivery_problems',
      'image_purchases',
      'report_links',
      'store_campaigns',
      'store_participations',
      'brand_followers',
      'product_suggestions',
    ]) {
      expect([
        table,
        await numberOf(
          `SELECT count(*) FROM ${table} WHERE created_at > $1`.replace(
            'created_at',
            table === 'instagram_posts' ? 'instagram_created_at' : 'created_at',
          ),
          [now],
        ),
      ]).toEqual([table, 0])
    }
  })

  test('every list has more than one page, and the marketplace is full', async () => {
    expect(await numberOf(`SELECT count(*) FROM campaigns WHERE state = 'finished'`)).toBeGreaterThan(25)
    expect(await numberOf('SELECT count(*) FROM instagramers')).toBeGreaterThan(1000)
    expect(await numberOf('SELECT count(*) FROM stores')).toBeGreaterThan(300)
    expect(await numberOf('SELECT count(DISTINCT country_code) FROM stores')).toBe(5)
    expect(
      await numberOf(
        `SELECT count(*) FROM campaigns WHERE state = 'confirmed' AND is_public AND delivery_method = 'delivery'`,
      ),
    ).toBeGreaterThanOrEqual(24)
    expect(
      await numberOf(
        `SELECT count(*) FROM campaigns WHERE state = 'confirmed' AND is_public AND delivery_method = 'pickup'`,
      ),
    ).toBeGreaterThanOrEqual(9)
  })

  test('creator@samspel.test has assignments in every state, open offers to apply for, and the wallet of the look', async () => {
    const own = `instagramer_id = (SELECT id FROM instagramers WHERE email = 'creator@samspel.test')`
    expect(
      (await rowsOf(`SELECT DISTINCT state FROM participations WHERE ${own} ORDER BY 1`)).map((row) => row.state),
    ).toEqual(['approved', 'pending', 'rejected'])
    expect(
      await numberOf(
        `SELECT count(*) FROM campaigns c WHERE state = 'confirmed' AND NOT EXISTS (SELECT FROM participations p WHERE p.campaign_id = c.id AND ${own})`,
      ),
    ).toBeGreaterThanOrEqual(5)
    expect(await numberOf(`SELECT balance FROM accounts WHERE ${own}`)).toBe(585_000)
    expect(
      await numberOf(
        `SELECT sum(amount) FROM ledger_entries WHERE available_at > $1 AND account_id = (SELECT id FROM accounts WHERE ${own})`,
        [now],
      ),
    ).toBe(240_000)
    expect(
      await numberOf(
        `SELECT sum((c.products->0->>'defaultProductValue')::int) FROM participations p JOIN campaigns c ON c.id = p.campaign_id WHERE p.state = 'approved' AND p.${own}`,
      ),
    ).toBeLessThan(currentTaxRules.contributionLimit)
  })

  test('companies have colleagues; three more ask for approval, somebody is invited, and notices have their time', async () => {
    const people = await rowsOf(
      `SELECT c.name, count(u.id) AS count FROM companies c LEFT JOIN users u ON u.company_id = c.id WHERE c.state = 'approved' GROUP BY c.id, c.name`,
    )
    expect(people.filter(({ count }) => Number(count) < 2 || Number(count) > 15)).toEqual([])
    expect(await numberOf('SELECT count(*) FROM users')).toBeGreaterThan(25)
    expect(
      await rowsOf(
        'SELECT r.state, c.state AS company, r.reason IS NOT NULL AS told FROM company_requests r JOIN companies c ON c.id = r.company_id ORDER BY r.created_at',
      ),
    ).toEqual([
      { state: 'declined', company: 'declined', told: true },
      { state: 'requested', company: 'requested', told: false },
      { state: 'requested', company: 'requested', told: false },
    ])
    expect(
      await numberOf(
        'SELECT count(*) FROM invitations WHERE accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $1',
        [now],
      ),
    ).toBe(1)
    expect(await numberOf('SELECT count(*) FROM info_banners WHERE active AND starts_at > $1', [now])).toBe(1)
    expect(await numberOf('SELECT count(*) FROM info_banners WHERE active AND ends_at < $1', [now])).toBe(1)
    expect(
      await numberOf('SELECT count(*) FROM info_banners WHERE active AND starts_at IS NULL AND ends_at IS NULL'),
    ).toBe(1)
    expect(
      await numberOf(
        `SELECT count(*) FROM brand_users m JOIN users ON users.id = m.user_id JOIN brands ON brands.id = brand_id
          WHERE users.role = 'company' AND NOT EXISTS (SELECT FROM company_users c WHERE c.user_id = m.user_id AND c.company_id = brands.company_id)`,
      ),
    ).toBe(0)
  })

  test('campaigns of the demo company led to clicks, and to orders by code and by click of which some came back', async () => {
    const [sums] = await rowsOf(
      `SELECT (SELECT sum(clicks) FROM link_clicks) AS clicks, count(*) AS orders, sum(returned) AS returned,
      count(*) FILTER (WHERE matched_by = 'click') AS by_click, count(*) FILTER (WHERE ordered_at > $1) AS later FROM sales`,
      [now],
    )
    expect(Number(sums!.clicks)).toBeGreaterThan(Number(sums!.orders))
    expect(Number(sums!.orders)).toBeGreaterThan(Number(sums!.by_click))
    expect(Number(sums!.by_click)).toBeGreaterThan(0)
    expect(Number(sums!.returned)).toBeGreaterThan(0)
    expect(Number(sums!.later)).toBe(0)
    expect(await numberOf('SELECT count(*) FROM creator_links WHERE code IS NOT NULL')).toBeGreaterThan(10)
  })

  test('the demo company has a shop that calls, tokens and an address that is told of facts, of which none calls anybody', async () => {
    expect(await numberOf(`SELECT count(*) FROM shop_deliveries WHERE outcome = 'accepted'`)).toBeGreaterThan(0)
    expect(await numberOf('SELECT count(*) FROM sales WHERE matched_by IS NULL')).toBe(2)
    expect(await numberOf('SELECT count(*) FROM api_tokens WHERE revoked_at IS NULL')).toBe(2)
    expect(await numberOf(`SELECT count(*) FROM webhook_deliveries WHERE state = 'failed'`)).toBe(1)
    expect(await numberOf(`SELECT count(*) FROM webhook_deliveries WHERE state = 'waiting'`)).toBe(0)
    expect(await numberOf('SELECT count(*) FROM webhooks WHERE paused_as IS NULL')).toBe(0)
    expect(await numberOf('SELECT count(*) FROM budgets')).toBe(6)
    expect(await numberOf('SELECT count(*) FROM blocked_creators')).toBe(1)
  })

  test('creators with F-tax have invoices in their names, of all that they could withdraw in the months that have ended', async () => {
    expect(await numberOf(`SELECT count(*) FROM self_billed_invoices`)).toBeGreaterThan(3)
    expect(await numberOf('SELECT count(*) FROM self_billing_waits')).toBe(0)
    expect(await numberOf(`SELECT count(*) FROM self_billed_invoices WHERE issued_on > $1`, [now])).toBe(0)
  })

  test('a colleague has two companies, another a second step, and pictures above a limit wait for an owner', async () => {
    expect(
      await rowsOf(
        'SELECT email FROM users JOIN company_users ON user_id = users.id GROUP BY users.id HAVING count(*) > 1',
      ),
    ).toEqual([{ email: 'mira.holm@trekant.samspel.test' }])
    expect(await numberOf('SELECT count(*) FROM users WHERE second_step_at IS NOT NULL')).toBe(1)
    expect(
      await numberOf(`SELECT count(*) FROM approval_requests r JOIN image_purchases p ON p.id = r.subject_id
        JOIN company_users m ON m.user_id = r.asked_by WHERE r.state = 'open' AND p.state = 'pending' AND r.amount > m.approval_limit`),
    ).toBeGreaterThan(0)
  })

  test('community lists have members in every state, and the demo company lists of more than one page (T-22, E-10)', async () => {
    expect((await rowsOf('SELECT DISTINCT state FROM community_members ORDER BY 1')).map((row) => row.state)).toEqual(
      [...communityMemberStates].sort(),
    )
    expect(
      await numberOf(
        `SELECT max(count) FROM (SELECT count(*) FROM community_members JOIN brands ON brands.id = brand_id WHERE slug = 'bjorkbrygg' GROUP BY list_id) s`,
      ),
    ).toBeGreaterThan(25)
    expect(
      await numberOf(
        'SELECT count(*) FROM campaigns c WHERE NOT EXISTS (SELECT FROM community_lists WHERE brand_id = c.brand_id AND id = ANY (c.community_list_ids)) AND cardinality(community_list_ids) > 0',
      ),
    ).toBe(0)
    expect(
      await numberOf(`SELECT count(*) FROM campaigns WHERE state = 'draft' AND cardinality(community_list_ids) = 0`),
    ).toBe(0)
    expect(
      await rowsOf(
        `SELECT slug, m.state FROM community_members m JOIN brands ON brands.id = brand_id JOIN instagramers i ON i.id = instagramer_id WHERE email = 'creator@samspel.test' ORDER BY slug`,
      ),
    ).toEqual([
      { slug: 'bjorkbrygg', state: 'approved' },
      { slug: 'havsro', state: 'requested' },
    ])
  })

  test('image purchases occur in every state, those that are paid are in the books (T-23)', async () => {
    expect(
      (
        await rowsOf(
          `SELECT state FROM image_purchases JOIN brands ON brands.id = brand_id WHERE slug = 'bjorkbrygg' GROUP BY state ORDER BY 1`,
        )
      ).map((row) => row.state),
    ).toEqual([...imagePurchaseStates].sort())
    expect(
      await rowsOf(`SELECT id FROM image_purchases p WHERE state = 'approved' AND NOT EXISTS (SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.brand_id = p.brand_id AND t.campaign_id = p.campaign_id AND t.created_at = p.decided_at AND e.amount = p.price * 100)`),
    ).toEqual([])
    expect(
      await numberOf(
        `SELECT count(*) FROM image_purchases p WHERE NOT EXISTS (SELECT FROM mentions WHERE id = p.mention_id AND instagram_post_id = p.instagram_post_id AND state <> 'rejected')`,
      ),
    ).toBe(0)
    expect(await numberOf("SELECT count(*) FROM accounts WHERE balance - held < 0 AND owner_type <> 'platform'")).toBe(
      0,
    )
  })

  test('the desk has something everywhere: reviews, promoted offers, invitations, ratings, notes, parcels that went wrong, changes, kept stories, a shared report', async () => {
    const trekant = `brand_id IN (SELECT brand_id FROM brand_users JOIN users ON users.id = user_id WHERE email = 'company@samspel.test')`
    for (const [what, least] of [
      [`campaigns WHERE promoted_at IS NOT NULL AND state = 'confirmed'`, 2],
      [`campaigns WHERE state = 'draft' AND last_review->>'outcome' = 'return' AND ${trekant}`, 1],
      [`campaigns WHERE state = 'requested' AND last_review IS NOT NULL`, 1],
      [`campaign_invitations WHERE ${trekant}`, 8],
      ['campaign_invitations WHERE declined_at IS NOT NULL', 3],
      [`participations WHERE invited AND ${trekant}`, 2],
      [`participations WHERE shortlisted AND note <> '' AND ${trekant}`, 2],
      [`participations WHERE rating IS NOT NULL AND ${trekant}`, 100],
      [`delivery_problems WHERE resolved_at IS NULL AND ${trekant}`, 1],
      ['delivery_problems WHERE resolved_at IS NOT NULL', 3],
      [`mentions WHERE decision_kind = 'changes_requested' AND ${trekant}`, 2],
      [`mentions WHERE state = 'pending' AND revision > 0 AND ${trekant}`, 1],
      [`mentions WHERE alert AND state = 'pending' AND ${trekant}`, 2],
      ['instagram_posts WHERE captured_at IS NOT NULL', 50],
      ['report_links', 1],
    ] as const)
      expect([what, (await numberOf(`SELECT count(*) FROM ${what}`)) >= least]).toEqual([what, true])
    expect(
      await numberOf(
        'SELECT count(*) FROM participations p WHERE (deadline_paused_at IS NULL) = EXISTS (SELECT FROM delivery_problems WHERE participation_id = p.id AND resolved_at IS NULL)',
      ),
    ).toBe(0)
    expect(
      await numberOf(
        'SELECT count(*) FROM participations p WHERE invited AND NOT EXISTS (SELECT FROM campaign_invitations WHERE campaign_id = p.campaign_id AND instagramer_id = p.instagramer_id)',
      ),
    ).toBe(0)
    for (const [table, column] of [
      ['participations', 'decided_at'],
      ['mentions', 'decided_at'],
    ] as const)
      expect(await numberOf(`SELECT count(*) FROM ${table} WHERE (decision_kind IS NULL) <> (${column} IS NULL)`)).toBe(
        0,
      )
    expect(
      await numberOf(
        `SELECT count(*) FROM campaign_invitations v JOIN instagramers i ON i.id = instagramer_id JOIN campaigns c ON c.id = campaign_id WHERE email = 'creator@samspel.test' AND c.state = 'confirmed'`,
      ),
    ).toBe(1)
  })

  test('what is picked up at stores is there in every state, at once and by application, and nowhere more than there is (S-28)', async () => {
    const open = `store_campaigns sc JOIN campaigns c ON c.id = sc.campaign_id JOIN stores s ON s.id = sc.store_id WHERE c.state = 'confirmed' AND c.is_public AND delivery_method = 'pickup'`
    expect(await numberOf(`SELECT count(DISTINCT sc.campaign_id) FROM ${open}`)).toBeGreaterThanOrEqual(9)
    for (const city of ['Stockholm', 'Göteborg', 'Malmö'])
      expect([city, (await numberOf(`SELECT count(*) FROM ${open} AND city = $1`, [city])) >= 3]).toEqual([city, true])
    expect(
      (await rowsOf('SELECT DISTINCT state FROM store_participations ORDER BY 1')).map(({ state }) => state),
    ).toEqual([...storeParticipationStates].sort())
    expect(
      await numberOf(
        `SELECT count(*) FROM store_participations WHERE (code IS NULL) <> (state NOT IN ('approved', 'picked_up') AND decision_kind IS NULL)`,
      ),
    ).toBe(0)
    expect(await numberOf(`SELECT count(*) FROM ${open} AND paused_at IS NOT NULL AND paused_by IS NOT NULL`)).toBe(1)
    const taken = `(SELECT count(*) FROM store_participations WHERE store_campaign_id = sc.id AND state IN ('approved', 'picked_up'))`
    expect(
      await numberOf(
        `SELECT count(*) FROM store_campaigns sc WHERE taken <> ${taken} OR (places > 0 AND taken > places)`,
      ),
    ).toBe(0)
    expect(await numberOf(`SELECT count(*) FROM ${open} AND places > 0 AND taken = places`)).toBeGreaterThan(3)
    const inStock = `(SELECT quantity FROM store_stock st WHERE st.store_id = sc.store_id AND st.store_product_id = sc.store_product_id)`
    const short = `SELECT count(*) FROM ${open} AND taken < places AND ${inStock}`
    for (const condition of ['= 0', 'BETWEEN 1 AND 2', '> 2'])
      expect([condition, (await numberOf(`${short} ${condition}`)) > 3]).toEqual([condition, true])
    expect(
      (
        await rowsOf(
          `SELECT DISTINCT p.state FROM store_participations p JOIN instagramers i ON i.id = instagramer_id WHERE email = 'creator@samspel.test' ORDER BY 1`,
        )
      ).map(({ state }) => state),
    ).toEqual([...storeParticipationStates].sort())
    expect(
      await numberOf(
        `SELECT count(*) FROM brand_followers JOIN instagramers i ON i.id = instagramer_id WHERE email = 'creator@samspel.test'`,
      ),
    ).toBe(3)
  })

  test('one campaign sends its goods home: parcels in every state, addresses that open, and one that Tove is asked about', async () => {
    const parcels = await rowsOf(
      `SELECT k.id, k.sealed_address, k.town, k.choice_id, k.instagramer_id, c.name, c.state AS campaign, p.state AS participation, p.invited, i.name AS creator,
         CASE WHEN EXISTS (SELECT FROM delivery_problems d WHERE d.parcel_id = k.id AND d.resolved_at IS NULL) THEN 'problem'
           WHEN k.arrived_at IS NOT NULL THEN 'arrived' WHEN k.sent_at IS NOT NULL THEN 'sent' ELSE 'to_pack' END AS at
       FROM parcels k JOIN campaigns c ON c.id = k.campaign_id JOIN participations p ON p.id = k.participation_id JOIN instagramers i ON i.id = k.instagramer_id
       WHERE c.name = 'Varm dryck på toppen'`,
    )
    const countOf = (state: string) => parcels.filter(({ at }) => at === state).length
    expect(['to_pack', 'sent', 'arrived', 'problem'].map(countOf)).toEqual([12, 6, 2, 1])
    expect(new Set(parcels.map((row) => `${row.name}, ${row.campaign}, ${row.participation}`))).toEqual(
      new Set(['Varm dryck på toppen, upcoming, approved']),
    )
    expect(parcels.filter((row) => row.sealed_address === null).map((row) => [row.at, row.invited, row.town])).toEqual([
      ['to_pack', true, null],
      ['to_pack', true, null],
    ])
    for (const { id, sealed_address: sealed, town, creator } of parcels)
      if (sealed)
        expect(openAddress(config, sealed, addressOf(String(id)))).toMatchObject({ city: town, name: creator })
    const [tove] = await rowsOf(
      `SELECT i.id, i.name, i.city, a.sealed, k.arrival_asked_at FROM instagramers i JOIN delivery_addresses a ON a.instagramer_id = i.id
         JOIN parcels k ON k.instagramer_id = i.id AND k.sent_at <= $1::timestamptz - interval '10 days' AND k.arrived_at IS NULL
         WHERE email = 'creator@samspel.test'`,
      [now],
    )
    expect(openAddress(config, String(tove!.sealed), ownAddress(String(tove!.id)))).toMatchObject({
      name: 'Tove Ekström',
      city: 'Linköping',
    })
    expect(tove!.arrival_asked_at).not.toBeNull()
    expect(await numberOf('SELECT count(*) FROM delivery_addresses')).toBeGreaterThan(500)
    expect(await numberOf('SELECT count(*) FROM creator_papers')).toBeGreaterThan(100)
    expect(
      await numberOf(
        'SELECT count(*) FROM parcels WHERE created_at > $1 OR sent_at > $1 OR arrived_at > $1 OR sent_at < created_at',
        [now],
      ),
    ).toBe(0)
  })

  test('everybody who was approved for what is sent home has a parcel: come before the first post, on its way or to pack before the start', async () => {
    const approved = `FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
      LEFT JOIN parcels k ON k.brand_id = p.brand_id AND k.participation_id = p.id WHERE p.state = 'approved' AND c.delivery_method = 'delivery'`
    expect(await numberOf(`SELECT count(*) ${approved} AND k.id IS NULL`)).toBe(0)
    expect(await numberOf(`SELECT count(*) ${approved}`)).toBeGreaterThan(1500)
    const open = `EXISTS (SELECT FROM delivery_problems WHERE parcel_id = k.id AND resolved_at IS NULL)`
    expect(
      await rowsOf(`SELECT DISTINCT c.state, CASE WHEN ${open} THEN 'problem' WHEN k.arrived_at IS NOT NULL THEN 'arrived'
        WHEN k.sent_at IS NOT NULL THEN 'sent' ELSE 'to_pack' END AS at ${approved} AND c.name <> 'Varm dryck på toppen' ORDER BY 1, 2`),
    ).toEqual([
      { state: 'archived', at: 'arrived' },
      { state: 'confirmed', at: 'to_pack' },
      { state: 'finished', at: 'arrived' },
      { state: 'ongoing', at: 'arrived' },
      { state: 'ongoing', at: 'problem' },
      { state: 'upcoming', at: 'sent' },
      { state: 'upcoming', at: 'to_pack' },
    ])
    // Nobody packs late, posts what has not come, or is asked for an address that is known.
    expect(
      await rowsOf(
        `SELECT k.id ${approved} AND (k.sent_at < p.decided_at OR k.arrived_at <= k.sent_at OR k.sent_at IS NULL AND k.send_by < $1::date
          OR (k.asked_at IS NOT NULL) <> (k.sent_at IS NULL AND k.town IS NULL) AND c.name <> 'Varm dryck på toppen'
          OR k.arrived_at >= (SELECT min(created_at) FROM mentions m WHERE m.participation_id = p.id))`,
        [now],
      ),
    ).toEqual([])
    expect(await numberOf(`SELECT count(*) FROM delivery_problems WHERE parcel_id IS NULL`)).toBe(0)
  })

  test('figures fit one another: who applies mostly has what is asked for, nobody fetches or posts before the start, likes are as many as the engagement says', async () => {
    const lacks = `i.followers_count < coalesce(c.min_followers, 0) OR NOT i.profile_category_ids && c.categories`
    const applicants = `FROM participations p JOIN campaigns c ON c.id = p.campaign_id JOIN instagramers i ON i.id = p.instagramer_id WHERE p.state = 'pending'`
    expect(await numberOf(`SELECT count(*) ${applicants} AND (${lacks})`)).toBeLessThan(
      0.15 * (await numberOf(`SELECT count(*) ${applicants}`)),
    )
    const day = (column: string) => `(${column} AT TIME ZONE 'Europe/Stockholm')::date`
    expect(
      await rowsOf(`SELECT c.name FROM campaigns c JOIN mentions m ON m.campaign_id = c.id JOIN instagram_posts o ON o.id = m.instagram_post_id
          WHERE ${day('o.instagram_created_at')} < c.start_at
        UNION SELECT c.name FROM campaigns c JOIN store_campaigns sc ON sc.campaign_id = c.id JOIN store_participations sp ON sp.store_campaign_id = sc.id
          WHERE ${day('sp.picked_up_at')} < c.start_at`),
    ).toEqual([])
    const answers = `((o.likes_count + o.comments_count) * 100.0 / i.followers_count / i.engagement_rate)`
    const shown = `FROM instagram_posts o JOIN instagramers i ON i.id = o.instagramer_id WHERE NOT o.story`
    expect(await numberOf(`SELECT count(*) ${shown} AND ${answers} > 1.3`)).toBe(0)
    expect(await numberOf(`SELECT count(*) ${shown} AND ${answers} < 0.7`)).toBeLessThan(
      0.15 * (await numberOf(`SELECT count(*) ${shown}`)),
    )
    // Accounts are of the country, and no shop has its town twice.
    expect(
      await numberOf(
        `SELECT count(*) FROM instagramers WHERE country_code <> 'SE' AND bank_account_number NOT LIKE country_code || '%'`,
      ),
    ).toBe(0)
    expect(await numberOf(`SELECT count(*) FROM stores WHERE name LIKE '%' || city || '%' || city || '%'`)).toBe(0)
  })

  test('drafts wait at the desk, one of them today and in its second version; one was never answered, one is its creator’s to change, and nothing was published before its draft was approved', async () => {
    expect(
      await rowsOf(
        `SELECT i.username, d.state, d.answer_by - $1::date AS days, max(v.number) AS version, count(v.outcome)::int AS answered,
           (SELECT count(*)::int FROM post_draft_comments WHERE draft_id = d.id AND sent_at IS NULL) AS kept
         FROM post_drafts d JOIN instagramers i ON i.id = d.instagramer_id JOIN post_draft_versions v ON v.draft_id = d.id
         WHERE NOT EXISTS (SELECT FROM mentions WHERE participation_id = d.participation_id) GROUP BY 1, 2, 3, d.id ORDER BY 3, 1`,
        [dayOf(now)],
      ),
    ).toEqual([
      { username: 'hemmahosidun', state: 'sent', days: -2, version: 1, answered: 0, kept: 0 },
      { username: 'emmasfika', state: 'sent', days: 0, version: 2, answered: 1, kept: 2 },
      { username: 'kaffekarin', state: 'sent', days: 1, version: 1, answered: 0, kept: 0 },
      { username: 'skogsfikarna', state: 'sent', days: 1, version: 1, answered: 0, kept: 0 },
      { username: 'pressochpapper', state: 'sent', days: 2, version: 1, answered: 0, kept: 0 },
      { username: 'miladbrygger', state: 'approved', days: null, version: 1, answered: 1, kept: 0 },
      { username: 'nordiskafrukostar', state: 'changes_requested', days: null, version: 1, answered: 1, kept: 0 },
    ])
    expect(
      await numberOf(
        `SELECT count(*) FROM mentions m JOIN campaigns c ON c.id = m.campaign_id AND c.terms -> 'draft' IS NOT NULL
         WHERE NOT EXISTS (SELECT FROM post_draft_versions v JOIN post_drafts d ON d.id = v.draft_id
           WHERE d.participation_id = m.participation_id AND v.outcome = 'approved' AND v.decided_at < m.created_at)`,
      ),
    ).toBe(0)
    const files = await rowsOf('SELECT key, bytes FROM media_files')
    expect(files.map(({ key }) => statSync(path.join(dataDir, 'private', String(key))).size)).toEqual(
      files.map(({ bytes }) => bytes),
    )
  })

  test('pages have links of every kind, colours that can be read, and an order of their own things; Tove has a portfolio (S-32, R-07)', async () => {
    expect(
      (
        await rowsOf(
          `SELECT DISTINCT link->>'kind' AS kind FROM collaboration_pages, jsonb_array_elements(links) link ORDER BY 1`,
        )
      ).map((row) => row.kind),
    ).toEqual([...collaborationLinkKinds].sort())
    expect(
      (await rowsOf(`SELECT DISTINCT theme FROM collaboration_pages WHERE theme IS NOT NULL`)).filter(
        ({ theme }) => !isReadable(theme as unknown as PageTheme),
      ),
    ).toEqual([])
    expect(
      await numberOf(
        `SELECT count(*) FROM collaboration_pages WHERE brand_id IS NOT NULL AND theme IS NOT NULL AND cardinality(item_order) > 0`,
      ),
    ).toBeGreaterThanOrEqual(3)
    expect(
      await numberOf(
        `SELECT count(*) FROM collaboration_pages, jsonb_array_elements(links) link WHERE link->>'url' !~ '^https://[a-z0-9_.]+[.]example(/|$)' OR link->>'title' = ''`,
      ),
    ).toBe(0)
    expect(await numberOf(foreignItems)).toBe(0)
    const tove = `FROM collaboration_pages p JOIN instagramers i ON i.id = p.instagramer_id WHERE i.email = 'creator@samspel.test'`
    expect(
      await rowsOf(
        `SELECT jsonb_array_length(links) AS links, cardinality(item_order) AS ordered, cardinality(hidden_item_ids) AS hidden, intro <> '' AS intro ${tove}`,
      ),
    ).toEqual([{ links: 5, ordered: 2, hidden: 1, intro: true }])
    expect(
      await numberOf(
        `SELECT count(DISTINCT m.instagram_post_id) FROM mentions m WHERE m.kind = 'post' AND m.state = 'approved' AND m.instagramer_id = (SELECT i.id ${tove})`,
      ),
    ).toBeGreaterThanOrEqual(8)
  })

  test('visitors have suggested products in every state; whoever dealt with one is known (E-23)', async () => {
    expect(
      await rowsOf(`SELECT state, count(*)::int AS count FROM product_suggestions GROUP BY state ORDER BY state`),
    ).toEqual([
      { state: 'declined', count: 3 },
      { state: 'handled', count: 4 },
      { state: 'new', count: 5 },
    ])
    expect(
      await numberOf(
        `SELECT count(*) FROM product_suggestions WHERE (state = 'new') <> (handled_by IS NULL) OR handled_at < created_at OR handled_at > $1`,
        [now],
      ),
    ).toBe(0)
  })

  test('every picture that a row names was written, small', async () => {
    const files = new Set(readdirSync(path.join(dataDir, 'uploads/demo')))
    const named = await rowsOf(
      `SELECT product_image_url AS url FROM campaigns UNION SELECT avatar_url FROM instagramers UNION SELECT image_url FROM stores UNION SELECT image_url FROM instagram_posts UNION SELECT logo_url FROM brands UNION SELECT avatar_url FROM users`,
    )
    expect(named.filter(({ url }) => url !== null).filter((row) => !files.has(path.basename(String(row.url))))).toEqual(
      [],
    )
    expect(Math.max(...[...files].map((file) => statSync(path.join(dataDir, 'uploads/demo', file)).size))).toBeLessThan(
      12_000,
    )
  })
})

describe('seeding again', () => {
  test('a finished world is left alone; other people are never deleted without force', async () => {
    const before = await digest('app_metadata', pool)
    expect(await seed({ pool, dataDir, config, now })).toBe('present')
    expect(await digest('app_metadata', pool)).toBe(before)
    await pool.query(`UPDATE users SET email = 'someone@real.example' WHERE email = 'admin@samspel.test'`)
    await expect(seed({ pool, dataDir, config, now, scale: 2 })).rejects.toThrow(NotDemoData)
    expect(await numberOf(`SELECT count(*) FROM users WHERE email = 'someone@real.example'`)).toBe(1)
  })

  test('scale 2 is twice the world, with books that still balance', async () => {
    expect(await seed({ pool, dataDir, config, now, scale: 2, force: true })).toBe('made')
    expect(await numberOf('SELECT count(*) FROM instagramers')).toBeGreaterThan(2000)
    expect(
      await numberOf(
        'SELECT count(*) FROM invitations i WHERE NOT EXISTS (SELECT FROM brands WHERE company_id = i.company_id AND id = ALL (i.brand_ids))',
      ),
    ).toBe(0)
    expect(await numberOf('SELECT count(*) FROM company_requests')).toBe(6)
    expect(
      await numberOf(
        'SELECT count(*) FROM campaigns c WHERE cardinality(community_list_ids) > 0 AND NOT EXISTS (SELECT FROM community_lists WHERE brand_id = c.brand_id AND id = ANY (c.community_list_ids))',
      ),
    ).toBe(0)
    expect(await numberOf('SELECT count(*) FROM report_links')).toBe(2)
    expect(await numberOf('SELECT count(*) FROM product_suggestions')).toBe(24)
    expect(await numberOf(foreignItems)).toBe(0)
    expect(
      await numberOf(
        `SELECT count(*) FROM store_campaigns sc WHERE taken <> (SELECT count(*) FROM store_participations WHERE store_campaign_id = sc.id AND state IN ('approved', 'picked_up'))`,
      ),
    ).toBe(0)
    expect(await numberOf('SELECT count(*) FROM store_participations WHERE char_length(code) <> 8')).toBe(0)
    expect(await numberOf('SELECT count(*) FROM campaign_packages')).toBe(6)
    expect(await numberOf('SELECT count(*) FROM parcels WHERE (town IS NULL) <> (sealed_address IS NULL)')).toBe(0)
    expect(await numberOf('SELECT count(*) % 2 FROM parcels WHERE sealed_address IS NOT NULL')).toBe(0)
    expect(
      await numberOf(
        'SELECT count(*) FROM image_purchases p WHERE NOT EXISTS (SELECT FROM mentions WHERE id = p.mention_id AND brand_id = p.brand_id)',
      ),
    ).toBe(0)
    expect(await numberOf(`SELECT count(*) FROM users WHERE email = 'someone@real.example'`)).toBe(0)
    expect(await ledgerFaults(dbOf(pool))).toEqual([])
    await expect(pool.query('DELETE FROM ledger_entries')).rejects.toThrow('append only')
  })
})
