import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { dayOf } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import { isWithin, metresFrom, readBounds, readNear } from '../../geo'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { contains, finds } from '../../search'
import { isGiving, isShownOffer, needsApplication, offersWithCampaigns } from './offers'
import { storeColumns, type StoreRow, storesWithBrands, withBrands } from './repository'
import { toStore } from './serialize'

type PublicStoreRow = StoreRow & { offers_count: number; instant_offers_count: number; distance?: number }

/** Open pick-up campaigns of the store in a row of `cut`. */
const offersOfStore = (
  today: string,
) => sql`CROSS JOIN LATERAL (SELECT count(*) AS offers_count, count(*) FILTER (WHERE NOT ${needsApplication}) AS instant_offers_count
  FROM ${offersWithCampaigns} WHERE sc.brand_id = cut.brand_id AND sc.store_id = cut.id AND ${isShownOffer(today)} AND ${isGiving}) offers`

/** Trigram indexes need at least three letters. */
const indexedLetters = 3

/** Each word is in the store's name, town or address, or its brand's name. All are conditions on stores, so that their indexes can be used. */
const named = (typed: string | undefined) =>
  finds(typed, {
    text: sql`(stores.name || ' ' || stores.city)`,
    entry: [sql`stores.id`, 'store'],
    also: (word) => sql`stores.brand_id = ANY (ARRAY(SELECT id FROM brands WHERE ${contains(sql`name`, word)}))`,
  })

export const publicStoreHandlers = {
  /** Row S-30. The page is cut before its stores' campaigns are counted. */
  listPublicStores: async ({ db, query, now }) => {
    const page = pageOf(query, pageSizes.cards)
    const [near, bounds] = [readNear(query.near), readBounds(query.bounds)]
    const where = sql`companies.state = 'approved'
      AND ${bounds ? isWithin(sql`stores.latitude`, sql`stores.longitude`, bounds) : sql`true`}
      AND ${query.country ? sql`stores.country_code = ${query.country}` : sql`true`}
      AND ${query.city ? sql`lower(stores.city) = lower(${query.city})` : sql`true`}
      AND ${query.brandId ? sql`stores.brand_id = ${query.brandId}` : sql`true`}
      AND ${named(query.query)}`
    // When the trigram index applies, few rows match: find them first and sort them. Walking the sort order until enough match would read
    // nearly the whole table.
    const matched =
      (query.query?.trim().length ?? 0) >= indexedLetters
        ? sql`(SELECT * FROM stores WHERE ${named(query.query)} OFFSET 0) stores`
        : sql`stores`
    // Unless sorted by distance, stores with something to give away come first. A visitor's own country comes before what is nearer.
    const today = dayOf(now)
    const giving = sql`LEFT JOIN (SELECT DISTINCT sc.brand_id, sc.store_id FROM ${offersWithCampaigns}
      WHERE ${isShownOffer(today)} AND ${isGiving}) giving ON giving.brand_id = stores.brand_id AND giving.store_id = stores.id`
    const abroad = query.countryFirst ? sql`stores.country_code <> ${query.countryFirst}` : sql`false`
    const [columns, order] = near
      ? [
          sql`${abroad} AS is_abroad, ${metresFrom(near, sql`stores.latitude`, sql`stores.longitude`)} AS distance`,
          sql`is_abroad, distance, id`,
        ]
      : [sql`giving.store_id IS NULL AS is_empty, ${abroad} AS is_abroad`, sql`is_empty, is_abroad, city, name, id`]
    const { rows, total } = await pageWithTotal(
      db,
      sql<PublicStoreRow>`SELECT cut.*, offers.*
      FROM (SELECT ${storeColumns}, ${columns} FROM ${withBrands(matched)} ${near ? sql`` : giving} WHERE ${where}
        ORDER BY ${near ? sql`is_abroad, distance, stores.id` : sql`is_empty, is_abroad, stores.city, stores.name, stores.id`}
        LIMIT ${page.limit} OFFSET ${page.offset}) cut ${offersOfStore(today)} ORDER BY ${order}`,
      sql`${storesWithBrands} WHERE ${where}`,
    )
    const stores = rows.map((row) => ({
      ...toStore(row, { kind: 'anonymous' }),
      offersCount: row.offers_count,
      instantOffersCount: row.instant_offers_count,
      ...(row.distance !== undefined && { distance: row.distance }),
    }))
    return { stores, meta: metaOf(page, total) }
  },
} satisfies Partial<Handlers>
