import { type RawBuilder, sql } from 'kysely'
import type { City, Country } from '@samspel/api'
import { isApprovedCompany, ofApprovedCompany } from '../../auth/brand-scope'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import type { Handlers } from '../../http/call'
import { contains, finds, holdsWords, nearSpellings, plainPattern } from '../../search'
import { selectPublicBrands } from '../brands'
import { isPublicOffer } from '../campaigns'
import { isShown, isShownOffer, offersWithCampaigns } from '../stores'

const mostOfEach = 10

interface CityRow {
  name: string
  country_code: Country
  stores_count: number
  latitude: number
  longitude: number
}

const toCity = (row: CityRow): City => ({
  name: row.name,
  countryCode: row.country_code,
  storesCount: row.stores_count,
  latitude: row.latitude,
  longitude: row.longitude,
})

/**
 * Towns with public stores; `where` refers to `stores`, `chosen` and `order` to the towns. There are few towns, so they are counted first.
 */
const listTowns = async (
  db: Db,
  where: RawBuilder<unknown>,
  { chosen = sql`true`, order }: { chosen?: RawBuilder<unknown>; order: RawBuilder<unknown> },
): Promise<City[]> => {
  const { rows } =
    await sql<CityRow>`WITH towns AS MATERIALIZED (SELECT city AS name, country_code, count(*) AS stores_count, round(avg(latitude)::numeric, 5) AS latitude, round(avg(longitude)::numeric, 5) AS longitude
      FROM stores WHERE ${isShown} AND ${where} GROUP BY country_code, city)
    SELECT * FROM towns WHERE ${chosen} ORDER BY ${order}`.execute(db)
  return rows.map(toCity)
}

/**
 * Ranks a name that starts with the search text above one with a later word that does, that above one that contains it, and that above
 * what was found by other words.
 */
const nearness = (name: RawBuilder<unknown>, typed: string): RawBuilder<unknown> => {
  const [plain, words] = [sql`plain_text(${name})`, plainPattern(typed)]
  return sql`CASE WHEN ${plain} LIKE ${words} || '%' THEN 0 WHEN ${plain} LIKE '% ' || ${words} || '%' THEN 1 WHEN ${contains(name, typed)} THEN 2 ELSE 3 END`
}

/** A spelling suggestion, when nothing public matches the text as typed and something matches the correction. */
const meant = async (db: Db, typed: string, today: string): Promise<string | null> => {
  const isFound = async (words: string) =>
    (
      await sql<{
        found: boolean
      }>`SELECT EXISTS (SELECT FROM campaigns c WHERE ${holdsWords(sql`c.id`, 'campaign', words)} AND ${isPublicOffer(today)} AND ${ofApprovedCompany(sql`c.brand_id`)})
        OR EXISTS (SELECT FROM brands b WHERE ${holdsWords(sql`b.id`, 'brand', words)} AND ${isApprovedCompany(sql`b.company_id`)})
        OR EXISTS (SELECT FROM stores WHERE ${holdsWords(sql`stores.id`, 'store', words)} AND ${isShown}) AS found`.execute(
        db,
      )
    ).rows[0]?.found === true
  if (await isFound(typed)) return null
  for (const near of (await nearSpellings(db, typed, ['campaign', 'brand', 'store'])).slice(0, 3))
    if (await isFound(near)) return near
  return null
}

export const publicSearchHandlers = {
  searchPublic: async ({ db, query, now }) => {
    const typed = query.query.trim()
    if (typed === '') return { brands: [], cities: [] }
    const name = sql`brands.name`
    const { brands } = await selectPublicBrands(db, {
      where: finds(typed, { text: name, entry: [sql`brands.id`, 'brand'] }),
      order: sql`${nearness(name, typed)}, brands.name, brands.id`,
      page: { limit: mostOfEach, offset: 0 },
      now,
    })
    const cities = await listTowns(db, sql`true`, {
      chosen: contains(sql`name`, typed),
      order: sql`${nearness(sql`name`, typed)}, stores_count DESC, name, country_code LIMIT ${mostOfEach}`,
    })
    const near = brands.length + cities.length > 0 ? null : await meant(db, typed, dayOf(now))
    return { brands, cities, ...(near !== null && { near }) }
  },
  listCities: async ({ db, query, now }) => {
    const offered = query.campaignId
      ? sql`EXISTS (SELECT FROM ${offersWithCampaigns}
          WHERE sc.campaign_id = ${query.campaignId} AND sc.brand_id = stores.brand_id AND sc.store_id = stores.id
            AND ${isShownOffer(dayOf(now))})`
      : sql`true`
    const where = sql`${query.country ? sql`country_code = ${query.country}` : sql`true`}
      AND ${query.brandId ? sql`stores.brand_id = ${query.brandId}` : sql`true`} AND ${offered}`
    return { cities: await listTowns(db, where, { order: sql`name, country_code` }) }
  },
} satisfies Partial<Handlers>
