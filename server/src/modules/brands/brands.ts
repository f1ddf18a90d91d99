import { type RawBuilder, sql } from 'kysely'
import { type Brand, pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { Caller, UserCaller } from '../../auth/caller'
import { brandsWith, may } from '../../auth/roles'
import { dayOf } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, type Page, pageOf } from '../../http/page'
import { finds } from '../../search'
import { isPublicOffer } from '../campaigns'
import { trackRecordOf } from '../track-record'

interface BrandRow {
  id: string
  company_id: string
  company_name: string
  name: string
  slug: string
  logo_url: string | null
  description: string | null
  website: string | null
  country_code: Brand['countryCode']
  stores_count: number
  open_campaigns_count: number
  followers_count?: number
  is_followed?: boolean
}

interface PublicList {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  joins?: RawBuilder<unknown>
  page: Pick<Page, 'limit' | 'offset'>
  now: Date
  viewerId?: string
}

export const openCampaigns = (now: Date) =>
  sql`FROM campaigns c WHERE c.brand_id = brands.id AND ${isPublicOffer(dayOf(now))}`
const columns = (
  now: Date,
) => sql`brands.id, company_id, companies.name AS company_name, brands.name, slug, logo_url, description, website, brands.country_code,
  (SELECT count(*) FROM stores
    WHERE stores.brand_id = brands.id) AS stores_count, (SELECT count(*) ${openCampaigns(now)}) AS open_campaigns_count`
const from = sql`brands JOIN companies ON companies.id = company_id`

/** Follower columns for the public pages; `viewerId` is a creator's. */
const followColumns = (viewerId?: string): RawBuilder<unknown> => sql`, (SELECT count(*) FROM brand_followers
    WHERE brand_followers.brand_id = brands.id) AS followers_count
  ${
    viewerId
      ? sql`, EXISTS (SELECT FROM brand_followers
      WHERE brand_followers.brand_id = brands.id AND instagramer_id = ${viewerId}) AS is_followed`
      : sql``
  }`

const toBrand = (row: BrandRow): Brand => ({
  id: row.id,
  companyId: row.company_id,
  companyName: row.company_name,
  name: row.name,
  slug: row.slug,
  logoUrl: row.logo_url,
  description: row.description,
  website: row.website,
  countryCode: row.country_code,
  storesCount: row.stores_count,
  openCampaignsCount: row.open_campaigns_count,
  ...(row.followers_count !== undefined && { followersCount: row.followers_count }),
  ...(row.is_followed !== undefined && { isFollowed: row.is_followed }),
})

/** Brands of approved companies; others are visible only to their own staff and to platform staff. */
const ofApprovedCompany = sql`companies.state = 'approved'`
const ownCompany = ({ companyId = null }: UserCaller) => sql`company_id = ${companyId}::uuid`

interface Reading {
  now: Date
  visible?: RawBuilder<unknown>
  viewerId?: string | undefined
}

const selectBrand = (id: string, { now, visible = sql`true`, viewerId }: Reading): RawBuilder<BrandRow> =>
  sql<BrandRow>`SELECT ${columns(now)} ${followColumns(viewerId)} FROM ${from}
    WHERE brands.id = ${id} AND ${visible}`

export const findBrand = async (db: Db, id: string, reading: Reading): Promise<Brand | undefined> => {
  const { rows } = await selectBrand(id, reading).execute(db)
  return rows[0] && toBrand(rows[0])
}

/** Subquery: the id of a brand that the public sees, for statements that need no more of it. */
export const publicBrandId = (id: string): RawBuilder<string> =>
  sql`(SELECT brands.id FROM ${from} WHERE brands.id = ${id} AND ${ofApprovedCompany})`

/** A brand as the public sees it; `viewerId` is the creator asking. */
export const findPublicBrand = (db: Db, id: string, reading: Omit<Reading, 'visible'>): Promise<Brand | undefined> =>
  findBrand(db, id, { ...reading, visible: ofApprovedCompany })

/** The same as a change leaves it. */
export const changePublicBrand = async (
  db: Db,
  change: { execute(db: Db): Promise<unknown> },
  id: string,
  reading: Omit<Reading, 'visible'>,
): Promise<Brand | undefined> => {
  await change.execute(db)
  return findPublicBrand(db, id, reading)
}

/** Brands as the public sees them, with the total; `where` and `order` refer to `brands`, `joins` are appended. */
export const selectPublicBrands = async (
  db: Db,
  { where, order, joins = sql``, page: { limit, offset }, now, viewerId }: PublicList,
): Promise<{ brands: Brand[]; total: number }> => {
  const found = sql`${from} ${joins} WHERE ${ofApprovedCompany} AND ${where}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<BrandRow>`SELECT ${columns(now)} ${followColumns(viewerId)} FROM ${found} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    found,
  )
  return { brands: rows.map(toBrand), total }
}

const visibleTo = (caller: Caller): RawBuilder<unknown> => {
  if (caller.kind !== 'user') return ofApprovedCompany
  return may(caller, 'manageEveryCompany')
    ? sql`true`
    : sql`(${ofApprovedCompany} OR ${ownCompany(caller)} OR ${inBrands(sql`brands.id`, brandsWith(caller, 'seeBrands'))})`
}

interface Asked {
  companyId?: string
  userId?: string
}

/**
 * Which brands a caller lists: creators the approved ones, platform staff all, other staff their own. Company staff manage the whole
 * company and see all of its brands when they filter by company or member (row P-09).
 */
const listedFor = (caller: Caller, { companyId, userId }: Asked): RawBuilder<unknown> => {
  if (caller.kind !== 'user') return userId ? sql`false` : ofApprovedCompany
  if (may(caller, 'manageEveryCompany')) return sql`true`
  const own = inBrands(sql`brands.id`, brandsWith(caller, 'seeBrands'))
  if (may(caller, 'manageCompany')) return companyId || userId ? sql`(${own} OR ${ownCompany(caller)})` : own
  return userId && userId !== caller.id ? sql`false` : own
}

const asked = ({
  companyId,
  userId,
}: Asked): RawBuilder<unknown> => sql`${companyId ? sql`company_id = ${companyId}` : sql`true`}
  AND ${userId ? sql`EXISTS (SELECT FROM brand_users WHERE brand_id = brands.id AND user_id = ${userId})` : sql`true`}`

const list = async (db: Db, where: RawBuilder<unknown>, page: Page, now: Date) => {
  const { rows, total } = await pageWithTotal(
    db,
    sql<BrandRow>`SELECT ${columns(now)} FROM ${from} WHERE ${where} ORDER BY brands.name, brands.id
    LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`${from} WHERE ${where}`,
  )
  return { brands: rows.map(toBrand), meta: metaOf(page, total) }
}

export const brandHandlers = {
  listBrands: ({ db, caller, query, now }) =>
    list(
      db,
      sql`${listedFor(caller, query)} AND ${asked(query)} AND ${finds(query.query, { text: sql`brands.name`, entry: [sql`brands.id`, 'brand'] })}`,
      pageOf(query, pageSizes.table),
      now,
    ),
  getBrand: async ({ db, caller, params, now }) => {
    const brand = await findBrand(db, params.id, {
      now,
      visible: visibleTo(caller),
      viewerId: caller.kind === 'instagramer' ? caller.id : undefined,
    })
    if (!brand) throw new AppError('not_found')
    if (caller.kind === 'user') return { brand }
    return { brand: { ...brand, trackRecord: await trackRecordOf(db, brand.id, now) } }
  },
} satisfies Partial<Handlers>
