import { sql } from 'kysely'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { fitsCreator, isPublicOffer } from '../campaigns'
import { isGiving, townOf } from '../stores'
import { glimpseColumns, type GlimpseRow, toGlimpse } from './repository'

const shown = 3
/** A store within this many metres is near enough to be told of before what comes by post. */
const nearMetres = 20_000

/** One of each kind by turns, the nearer kind first; where one kind has too few, the other has the rest. */
const byTurns = <T>(first: readonly T[], second: readonly T[]): T[] =>
  Array.from({ length: shown }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((offer) => offer !== undefined)
    .slice(0, shown)

/** The offers that fit are those of the marketplace with the filters of the creator’s own country and of what fits. */
export const listFittingOffers = async ({ db, caller, now }: Context<CreatorCaller>) => {
  const today = dayOf(now)
  const home = await townOf(db, caller)
  const fitting = (kind: 'delivery' | 'pickup') => sql`campaigns c JOIN brands b ON b.id = c.brand_id
    JOIN companies co ON co.id = b.company_id AND co.state = 'approved'
    WHERE ${isPublicOffer(today)} AND c.delivery_method = ${kind}
      AND c.country = (SELECT country_code FROM instagramers WHERE id = ${caller.id}) AND ${fitsCreator(caller.id, today)}`
  const read = async (kind: 'delivery' | 'pickup') => {
    const { rows } = await sql<GlimpseRow>`SELECT * FROM (
      SELECT DISTINCT ON (c.id) ${glimpseColumns(today, home)}, c.promoted_at, c.created_at AS made_at,
        s.country_code IS DISTINCT FROM i.country_code AS abroad
      FROM (SELECT c.* FROM ${fitting(kind)}) c JOIN brands b ON b.id = c.brand_id JOIN instagramers i ON i.id = ${caller.id}
      LEFT JOIN store_campaigns sc ON c.delivery_method = 'pickup' AND sc.brand_id = c.brand_id AND sc.campaign_id = c.id AND ${isGiving}
      LEFT JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
      ORDER BY c.id, abroad, distance NULLS LAST, s.city, s.name) offers
      ORDER BY abroad, distance NULLS LAST, promoted_at DESC NULLS LAST, made_at DESC, id LIMIT ${shown}`.execute(db)
    return rows
  }
  const [delivered, fetched] = [await read('delivery'), await read('pickup')]
  const { rows } = await sql<{ total: number }>`SELECT (SELECT count(*) FROM ${fitting('delivery')})
    + (SELECT count(*) FROM ${fitting('pickup')}) AS total`.execute(db)
  const isNear = (fetched[0]?.distance ?? Infinity) <= nearMetres
  return {
    offers: (isNear ? byTurns(fetched, delivered) : byTurns(delivered, fetched)).map(toGlimpse),
    total: Number(rows[0]!.total),
  }
}
