import { sql } from 'kysely'
import type { StorePoints } from '@samspel/api'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import type { Handlers } from '../../http/call'
import { isGiving, isShownOffer, offersWithCampaigns } from './offers'

interface Filter {
  country?: string | undefined
  brandId?: string | undefined
}
interface Columns {
  ids: string[]
  lng_lat: number[]
  offers: number[]
  brand_ids: string[]
  brand_of: number[]
}

/** The database builds the columns, so that a hundred thousand rows are never turned into objects here. */
const readPoints = async (db: Db, { country, brandId }: Filter, now: Date): Promise<StorePoints> => {
  const {
    rows: [row],
  } = await sql<Columns>`WITH shown AS MATERIALIZED (
      SELECT s.id, s.brand_id, (s.longitude * 100000)::int AS lng, (s.latitude * 100000)::int AS lat, coalesce(o.count, 0) AS offers, dense_rank() OVER (ORDER BY s.brand_id) - 1 AS brand_of
      FROM stores s JOIN brands b ON b.id = s.brand_id JOIN companies co ON co.id = b.company_id
      LEFT JOIN (SELECT sc.brand_id, sc.store_id, count(*) FROM ${offersWithCampaigns} WHERE ${isShownOffer(dayOf(now))} AND ${isGiving}
          GROUP BY 1, 2) o ON o.brand_id = s.brand_id AND o.store_id = s.id
      WHERE co.state = 'approved' AND ${country ? sql`s.country_code = ${country}` : sql`true`}
        AND ${brandId ? sql`s.brand_id = ${brandId}` : sql`true`}
      ORDER BY s.brand_id, s.id)
    SELECT ('[' || coalesce(string_agg('"' || id || '"', ','), '') || ']')::json AS ids, ('[' || coalesce(string_agg(lng || ',' || lat, ','), '') || ']')::json AS lng_lat,
      ('[' || coalesce(string_agg(offers::text, ','), '') || ']')::json AS offers, ('[' || coalesce(string_agg(brand_of::text, ','), '') || ']')::json AS brand_of,
      (SELECT coalesce(json_agg(brand_id ORDER BY brand_id), '[]') FROM (SELECT DISTINCT brand_id FROM shown) brands) AS brand_ids
    FROM shown`.execute(db)
  if (!row) throw new Error('An aggregate without a row')
  return { ids: row.ids, lngLat: row.lng_lat, offers: row.offers, brandIds: row.brand_ids, brandOf: row.brand_of }
}

const keptMs = 60_000
/** Only results by country are cached. A brand has few stores, and there are many brands. */
const isKept = ({ brandId }: Filter): boolean => brandId === undefined

interface Kept {
  until: number
  points: Promise<StorePoints>
}
const kept = new WeakMap<Db, Map<string, Kept>>()

/**
 * The full map is the same for everyone and slow to read. A result is shared for a minute, and concurrent requests wait for the same query.
 */
const pointsOf = (db: Db, filter: Filter, now: Date): Promise<StorePoints> => {
  if (!isKept(filter)) return readPoints(db, filter, now)
  const ofDb = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, ofDb)
  const key = filter.country ?? ''
  const found = ofDb.get(key)
  if (found && found.until > now.getTime() && found.until <= now.getTime() + keptMs) return found.points
  // Drop expired countries, so that the cache does not keep those nobody requests.
  for (const [old, { until }] of ofDb) if (until <= now.getTime()) ofDb.delete(old)
  const points = readPoints(db, filter, now)
  ofDb.set(key, { until: now.getTime() + keptMs, points })
  points.catch(() => ofDb.delete(key))
  return points
}

export const storePointHandlers = {
  getStorePoints: async ({ db, query, now, http: { reply } }) => {
    const storePoints = await pointsOf(db, query, now)
    void reply.header('Cache-Control', 'public, max-age=60')
    return { storePoints }
  },
} satisfies Partial<Handlers>
