import { type RawBuilder, sql } from 'kysely'
import { pageSizes, type StoreListCounts } from '@samspel/api'
import { atStores, inBrands, isOfApprovedCompany } from '../../auth/brand-scope'
import { brandsWith, isStaffWho, may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { isWithin, readBounds } from '../../geo'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import * as repository from './list-repository'
import { isStaffOf } from './policies'
import { levelOf } from './products'
import { brandExists, isShown } from './repository'
import { toStore, toToday } from './serialize'
import { stockConditions, toWorstStock } from './stock'

const mostCities = 500

const named = (typed: string | undefined) => contains(sql`(stores.name || ' ' || city || ' ' || address)`, typed)

interface Asked extends Query<'listBrandStores'> {
  brandId: string
}

/** The requested filter, without the map section and conditions on today's figures. */
const askedFor = ({ brandId, ...query }: Asked): RawBuilder<unknown> =>
  sql`stores.brand_id = ${brandId} AND ${named(query.query)}
    AND ${query.countryCode ? sql`stores.country_code = ${query.countryCode}` : sql`true`}
    AND ${query.city ? sql`lower(stores.city) = lower(${query.city})` : sql`true`}
    AND ${
      query.campaignId
        ? sql`EXISTS (SELECT FROM store_campaigns asked
            WHERE asked.brand_id = stores.brand_id AND asked.store_id = stores.id AND asked.campaign_id = ${query.campaignId})`
        : sql`true`
    }`

const placed = ({ bounds: text }: { bounds?: string | undefined }): RawBuilder<unknown> => {
  const bounds = readBounds(text)
  return bounds ? isWithin(sql`stores.latitude`, sql`stores.longitude`, bounds) : sql`true`
}

const countsOf = async (
  db: Db,
  brandId: string,
  {
    all,
    ...list
  }: Omit<Parameters<typeof repository.sumToday>[1], 'brandId'> & {
    /** Every store the caller may see. */
    all: RawBuilder<unknown>
  },
): Promise<StoreListCounts> => {
  const [sums, towns] = [await repository.sumToday(db, { brandId, ...list }), await repository.listTowns(db, all)]
  const countries = new Map(towns.map((town) => [town.country_code, town.in_country]))
  return {
    stores: sums.stores,
    openOffers: sums.open_offers,
    expectedToday: sums.expected_today,
    lateToday: sums.late_today,
    waitingApplications: sums.waiting_applications,
    storesExpecting: sums.stores_expecting,
    storesWaiting: sums.stores_waiting,
    storesOut: sums.stores_out,
    storesLow: sums.stores_low,
    storesInTown: sums.stores_in_town,
    listed: {
      openOffers: sums.listed_offers,
      expectedToday: sums.listed_expected,
      lateToday: sums.listed_late,
      storesShort: sums.listed_short,
    },
    cities: towns
      .slice(0, mostCities)
      .map(({ country_code: countryCode, city, stores }) => ({ countryCode, city, stores })),
    countries: [...countries]
      .map(([countryCode, stores]) => ({ countryCode, stores }))
      .sort((a, b) => b.stores - a.stores),
  }
}

/** For creators: where the brand's stores are, without their activity. */
const listForOthers = async ({ db, caller }: Context, query: Asked) => {
  const sort = repository.isPlainOrder(query.sort) ? query.sort : 'city'
  const page = pageOf(query, pageSizes.table)
  const where = sql`${askedFor(query)} AND ${placed(query)}`
  const { rows, total } = await repository.listStores(db, { where, sort, page })
  return { stores: rows.map((row) => toStore(row, caller)), meta: metaOf(page, total) }
}

export const storeListHandlers = {
  listBrandStores: async (call) => {
    const { db, caller, params, query, now } = call
    const isStaff = isStaffOf(caller, params.id)
    const mayList = isStaff
      ? await brandExists(db, params.id)
      : caller.kind === 'instagramer' && (await isOfApprovedCompany(db, params.id))
    if (!mayList) throw new AppError('not_found')
    if (!isStaff) return listForOthers(call, { brandId: params.id, ...query })
    const tied = caller.kind === 'user' ? atStores(sql`stores.id`, caller) : sql`true`
    const asked = sql`${askedFor({ brandId: params.id, ...query })} AND ${tied}`
    const listed = sql`(${placed(query)} AND ${query.today ? repository.todayConditions[query.today] : sql`true`}
      AND ${query.stock ? stockConditions[query.stock] : sql`true`}
      AND ${query.placed ? repository.placedConditions[query.placed] : sql`true`})`
    const page = pageOf(query, pageSizes.table)
    const { rows, total } = await repository.listStoresWithToday(db, {
      brandId: params.id,
      where: sql`${asked} AND ${listed}`,
      sort: query.sort ?? 'city',
      page,
      now,
    })
    return {
      stores: rows.map((row) => ({ ...toStore(row, caller), ...toToday(row, row, now), ...toWorstStock(row) })),
      meta: metaOf(page, total),
      counts: await countsOf(db, params.id, {
        where: asked,
        listed,
        now,
        all: sql`stores.brand_id = ${params.id} AND ${tied}`,
      }),
    }
  },
  listStoreLocations: async ({ db, caller, query, now }) => {
    const own = isStaffWho(caller, 'seeStores')
      ? sql`(${inBrands(sql`stores.brand_id`, brandsWith(caller, 'seeStores'))} AND ${atStores(sql`stores.id`, caller)})`
      : sql`false`
    const others = caller.kind !== 'user' || may(caller, 'seeOtherStores') ? isShown : sql`false`
    const seen = sql`(${own} OR ${others})`
    const stockOf = query.brandId && isStaffOf(caller, query.brandId) ? { brandId: query.brandId, now } : undefined
    const rows = await repository.listLocations(
      db,
      sql`${seen}
      AND ${query.country ? sql`country_code = ${query.country}` : sql`true`}
      AND ${query.city ? sql`lower(city) = lower(${query.city})` : sql`true`}
      AND ${query.brandId ? sql`stores.brand_id = ${query.brandId}` : sql`true`}
      AND ${named(query.query)}`,
      stockOf,
    )
    return {
      storeLocations: rows.map((row) => ({
        id: row.id,
        brandId: row.brand_id,
        name: row.name,
        city: row.city,
        countryCode: row.country_code,
        latitude: row.latitude,
        longitude: row.longitude,
        ...(typeof row.worst_quantity === 'number' && { stockLevel: levelOf(row.worst_quantity) }),
      })),
    }
  },
} satisfies Partial<Handlers>
