/* eslint-disable import-x/no-relative-packages -- what is asked follows from the contract */
import type { connect } from '../../server/src/db/connect'
import { type Endpoint, endpoints } from '../../shared/api/src/contract'

type Pool = ReturnType<typeof connect>['pool']
type EndpointKey = keyof typeof endpoints

export type Who = 'admin' | 'company' | 'creator' | 'visitor'

export interface BenchRequest {
  name: string
  who: Who
  method: string
  url: string
  body?: unknown
  /** Send a fresh idempotency key with each request. */
  idempotent?: boolean
}

/** Ids and slugs of demo rows that request paths refer to. */
export interface Rows {
  brand: string
  campaign: string
  draft: string
  creator: string
  communityList: string
  brandAccount: string
  store: string
  brandSlug: string
  creatorSlug: string
  /** The brand that creator@samspel.test has a conversation with. */
  writingBrand: string
  /** A creator with whom the brand has a conversation. */
  writingCreator: string
  payoutBatch: string
}

/** Picks the rows of the demo company that have the most related data. */
export const findRows = async (pool: Pool): Promise<Rows> => {
  const { rows } = await pool.query<Rows>(`
    WITH own AS (SELECT b.brand_id AS id FROM brand_users b JOIN users u ON u.id = b.user_id WHERE u.email = 'company@samspel.test'),
      busiest AS (SELECT brand_id, campaign_id, instagramer_id FROM mentions WHERE brand_id IN (SELECT id FROM own)
        AND campaign_id = (SELECT campaign_id FROM participations WHERE brand_id IN (SELECT id FROM own) GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1) LIMIT 1)
    SELECT brand_id AS brand, campaign_id AS campaign, instagramer_id AS creator,
      (SELECT id FROM campaigns WHERE brand_id IN (SELECT id FROM own) AND state = 'draft' LIMIT 1) AS draft,
      (SELECT l.id FROM community_lists l LEFT JOIN community_members m ON m.list_id = l.id WHERE l.brand_id IN (SELECT id FROM own) GROUP BY 1 ORDER BY count(m.*) DESC LIMIT 1) AS "communityList",
      (SELECT id FROM accounts WHERE brand_id = busiest.brand_id) AS "brandAccount",
      (SELECT s.id FROM stores s LEFT JOIN store_stock k ON k.store_id = s.id WHERE s.brand_id IN (SELECT id FROM own) GROUP BY 1 ORDER BY count(k.*) DESC, 1 LIMIT 1) AS store,
      (SELECT slug FROM brands WHERE id = busiest.brand_id) AS "brandSlug",
      (SELECT username FROM instagramers WHERE id = busiest.instagramer_id) AS "creatorSlug",
      (SELECT t.brand_id FROM threads t JOIN instagramers i ON i.id = t.instagramer_id WHERE i.email = 'creator@samspel.test' LIMIT 1) AS "writingBrand",
      (SELECT instagramer_id FROM threads WHERE brand_id = busiest.brand_id ORDER BY id LIMIT 1) AS "writingCreator",
      (SELECT id FROM payout_batches ORDER BY id LIMIT 1) AS "payoutBatch"
    FROM busiest`)
  const [found] = rows
  if (!found) throw new Error('The database does not hold the demo data')
  return found
}

/** Lists that are fetched from an external system instead of the database. */
const elsewhere = new Set<string>(['listFacebookAccounts', 'listPlatformEvents'])

const queriesOf = (rows: Rows): Partial<Record<EndpointKey, string>> => ({
  listCampaigns: 'state=ongoing',
  listCampaignDates: 'from=2026-01-01&to=2027-12-31',
  listSavedViews: 'screen=campaigns',
  listCalendarCampaigns: 'from=2026-10-01&to=2027-01-31',
  searchPublic: 'query=kaffe',
  searchRecords: 'query=tove',
  searchPlaces: 'query=malm',
  listMessages: `brandId=${rows.brand}`,
  listThreadFiles: `brandId=${rows.brand}&instagramerId=${rows.writingCreator}`,
  listMyMessages: `brandId=${rows.writingBrand}`,
})

const whoCalls = ({ actors, base }: Endpoint): Who =>
  base === 'public' || (base === 'either' && !actors.includes('creator'))
    ? 'visitor'
    : actors.includes('company')
      ? 'company'
      : actors.includes('creator')
        ? 'creator'
        : 'admin'

const idOf = (path: string, rows: Rows): string => {
  if (path.startsWith('/campaigns/')) return rows.campaign
  if (path.startsWith('/brands/')) return rows.brand
  if (path.startsWith('/accounts/')) return rows.brandAccount
  if (path.startsWith('/counters/')) return rows.store
  if (path.startsWith('/community_lists/')) return rows.communityList
  if (path.startsWith('/payout_batches/')) return rows.payoutBatch
  return rows.creator
}

/** Brands and creators share the collaboration pages; only creators have a portfolio. */
const slugOf = (path: string, rows: Rows): string => (path.endsWith('/portfolio') ? rows.creatorSlug : rows.brandSlug)

const isList = ({ method, kind, response }: Endpoint): boolean =>
  method === 'GET' &&
  !kind &&
  Object.values(response?.properties ?? {}).some((schema) => (schema as { type?: string }).type === 'array')

const listRequests = (rows: Rows): BenchRequest[] =>
  (Object.entries(endpoints) as [EndpointKey, Endpoint][])
    .filter(([key, endpoint]) => isList(endpoint) && !elsewhere.has(key))
    .map(([name, endpoint]) => {
      const who = name === 'listOpenCommunityLists' ? 'creator' : whoCalls(endpoint)
      const isPublic = endpoint.base === 'public' || (endpoint.base === 'either' && who === 'visitor')
      const path = endpoint.path.replace(':id', idOf(endpoint.path, rows)).replace(':slug', slugOf(endpoint.path, rows))
      const asked = queriesOf(rows)[name]
      const query = asked ? `?${asked}` : ''
      return { name, who, method: 'GET', url: `${isPublic ? '/public' : '/api'}${path}${query}` }
    })

/** Writes that can be repeated: each leaves the database in a state in which it can run again. */
const writes = (rows: Rows): BenchRequest[] => [
  {
    name: 'createCampaign',
    who: 'company',
    method: 'POST',
    url: '/api/campaigns',
    body: { campaign: { brand_id: rows.brand, name: 'Bench' } },
  },
  {
    name: 'updateCampaign',
    who: 'company',
    method: 'PATCH',
    url: `/api/campaigns/${rows.draft}`,
    body: { campaign: { caption: 'A caption of the bench' } },
  },
  {
    name: 'createTransaction',
    who: 'admin',
    method: 'POST',
    url: `/api/accounts/${rows.brandAccount}/transactions`,
    body: { transaction: { transaction_type: 'debit', amount: 1, title: 'Bench' } },
    idempotent: true,
  },
  { name: 'updateMe', who: 'company', method: 'PATCH', url: '/api/users/me', body: { user: { locale: 'sv' } } },
  { name: 'followBrand', who: 'creator', method: 'POST', url: `/api/brands/${rows.brand}/follow` },
]

export const requestsOf = (rows: Rows): BenchRequest[] => [...listRequests(rows), ...writes(rows)]
