import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor as ContractActor } from '@samspel/api'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { webhookRows } from './support/api-rows'
import { type Demo, type ListKey, openDemo } from './support/demo'
import { figure, repetitions } from './support/figure'
import type { Actor } from './support/test-api'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.api.close())

/** Answered by the release registry, which these tests do not have, or for an hour after somebody has opened a report. */
const elsewhere: readonly string[] = ['listPlatformEvents', 'listRemoteFailures', 'listReportedMessages']
const lists = (Object.entries(endpoints) as [ListKey, Endpoint][]).filter(
  ([key, { method, response }]) => method === 'GET' && response?.properties.meta && !elsewhere.includes(key),
)

interface Choice {
  name: string
  values: readonly (string | boolean)[]
}

/** Filters of a list with few possible values. */
const choicesOf = ({ query }: Endpoint): Choice[] =>
  Object.entries(query?.properties ?? {}).flatMap(([name, schema]): Choice[] => {
    const {
      enum: values,
      anyOf,
      type,
    } = schema as { enum?: string[]; anyOf?: { const?: string; enum?: string[] }[]; type?: string }
    if (name === 'sort') return []
    if (type === 'boolean') return [{ name, values: [true, false] }]
    const named = values ?? anyOf?.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const])) ?? []
    return named.length > 0 ? [{ name, values: named }] : []
  })

/** No filter, each value alone, and two filters together. */
const filtersOf = (endpoint: Endpoint): Record<string, string | boolean>[] => {
  const choices = choicesOf(endpoint)
  const few = ({ values }: Choice) => values.slice(0, repetitions(2, values.length))
  const pairs = choices.flatMap((one, at) =>
    choices
      .slice(at + 1)
      .flatMap((other) =>
        few(one).flatMap((value) => few(other).map((second) => ({ [one.name]: value, [other.name]: second }))),
      ),
  )
  return [{}, ...choices.flatMap(({ name, values }) => values.map((value) => ({ [name]: value }))), ...pairs]
}

/** The record that a list belongs to, if it belongs to one. */
const paramsOf = async (key: ListKey, actor: ContractActor): Promise<Record<string, string>> => {
  const { db } = demo.api
  const { id: brand } = await db
    .selectFrom('brands')
    .select('id')
    .where('slug', '=', 'bjorkbrygg')
    .executeTakeFirstOrThrow()
  switch (key) {
    case 'listTransactions':
      return {
        id: (
          await db
            .selectFrom('accounts')
            .select('id')
            .where(
              actor === 'creator' ? 'instagramer_id' : 'brand_id',
              '=',
              actor === 'creator' ? demo.creator.id : brand,
            )
            .executeTakeFirstOrThrow()
        ).id,
      }
    case 'listInstagramerPosts':
    case 'listCollaborations':
    case 'listCreatorNotes':
    case 'listMessages':
      return { id: demo.creator.id }
    case 'listCommunityMembers':
      return {
        id: (
          await db.selectFrom('community_lists').select('id').where('brand_id', '=', brand).executeTakeFirstOrThrow()
        ).id,
      }
    case 'listBrandRatings':
    case 'listBrandStores':
    case 'listStoreParticipations':
    case 'listStoreOffers':
    case 'listStoreReports':
    case 'listStoreProducts':
    case 'listUnmatchedSales':
      return { id: brand }
    case 'listShopCalls': {
      const id = uuidv7()
      await sql`INSERT INTO shops (brand_id, id, kind, address, secret) VALUES (${brand}, ${id}, 'woocommerce', ${`${id}.example.se`}, 'x')`.execute(
        db,
      )
      return { id }
    }
    case 'listStoreStock':
    case 'listStockChanges': {
      // A clerk counts only at their own store.
      const own = await db.selectFrom('store_staff').select('store_id').where('user_id', '=', demo.store.id).execute()
      const counted = db.selectFrom('stock_changes').select('store_id').where('brand_id', '=', brand)
      const [first] = actor === 'store_user' ? own : await counted.limit(1).execute()
      return { id: first!.store_id }
    }
    case 'listStoreCampaignMentions':
      return {
        id: (
          await db
            .selectFrom('store_campaigns')
            .select('id')
            .where('brand_id', '=', brand)
            .limit(1)
            .executeTakeFirstOrThrow()
        ).id,
      }
    case 'listApiTokens':
    case 'listWebhooks':
    case 'listCompanyAudit':
    case 'listInvoices':
    case 'listPaperChanges':
    case 'listSelfBilledInvoices':
      return {
        id: (await db.selectFrom('brands').select('company_id').where('id', '=', brand).executeTakeFirstOrThrow())
          .company_id,
      }
    case 'listWebhookDeliveries': {
      const { company_id } = await db
        .selectFrom('brands')
        .select('company_id')
        .where('id', '=', brand)
        .executeTakeFirstOrThrow()
      return { id: (await webhookRows(demo.api, company_id, 'x')).id }
    }
    case 'listPageOffers':
      return { slug: 'bjorkbrygg' }
    case 'listPortfolio':
      return { slug: 'tovebakar' }
    default:
      return {
        id: (
          await db
            .selectFrom('campaigns')
            .select('id')
            .where('brand_id', '=', brand)
            .where('name', '=', 'Lussebrygg med saffran')
            .executeTakeFirstOrThrow()
        ).id,
      }
  }
}

test('every list says the number of its rows on each page, whoever asks and whatever is filtered, and no row comes twice', async () => {
  const { admin, company, store, creator } = demo
  const people: Record<ContractActor, Actor | null> = { anonymous: null, admin, company, store_user: store, creator }
  const { id: brandId } = await demo.api.db
    .selectFrom('brands')
    .select('id')
    .where('slug', '=', 'bjorkbrygg')
    .executeTakeFirstOrThrow()
  const { id: accountId } = await demo.api.db
    .selectFrom('accounts')
    .select('id')
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow()
  const wrong: string[] = []
  let asked = 0
  let seen = 0
  for (const [key, endpoint] of lists) {
    const needsBrand = (endpoint.query?.required as string[] | undefined)?.includes('brandId')
    for (const [at, actor] of endpoint.actors.entries()) {
      const params = await paramsOf(key, actor)
      const isLast = at === endpoint.actors.length - 1
      for (const filter of filtersOf(endpoint).slice(0, isLast ? undefined : repetitions(1, Infinity))) {
        const { rows, totals } = await demo.pages(people[actor], key, {
          params,
          ...(needsBrand && { brandId }),
          // Staff name the creator of a conversation; creators are it themselves.
          ...(key === 'listThreadFiles' && actor !== 'creator' && { instagramerId: demo.creator.id }),
          ...(key === 'listWalletTransactions' && actor !== 'creator' && { accountId }),
          ...(key === 'listReportedSellers' && { year: 2026 }),
          ...filter,
        })
        const ids = rows.map((row: { id?: string }) => row.id ?? JSON.stringify(row))
        asked += 1
        seen += rows.length
        if (totals.some((total) => total !== rows.length) || new Set(ids).size !== rows.length)
          wrong.push(
            `${key} as ${actor} ${JSON.stringify(filter)}: ${rows.length} rows, ${new Set(ids).size} different, says ${[...new Set(totals)].join(' and ')}`,
          )
      }
    }
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(5_000)
  figure(
    6,
    `lists whose total is not the number of their rows, or that show a row twice: 0 of N = ${asked} (${lists.length} lists of the contract × callers × filters, ${seen} rows)`,
  )
}, 600_000)
