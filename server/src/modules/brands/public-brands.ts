import { type RawBuilder, sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { finds } from '../../search'
import { openCampaigns, selectPublicBrands } from './brands'

/**
 * Letters of neighbouring languages are filed where the Swedish alphabet sorts them (row K-10), so that every brand appears under a letter.
 */
const neighbours: Record<string, string[]> = { Ä: ['Æ'], Ö: ['Ø', 'Œ'], E: ['É', 'È'], U: ['Ü'] }

const beginsWith = (letter: string | undefined): RawBuilder<unknown> => {
  if (!letter) return sql`true`
  const upper = letter.toUpperCase()
  const initials = [upper, ...(neighbours[upper] ?? [])].flatMap((initial) => [initial, initial.toLowerCase()])
  return sql`left(brands.name, 1) = ANY(${initials}::text[])`
}

export const publicBrandHandlers = {
  /** Row S-31. By name: the database uses Swedish collation, with å ä ö last. */
  listPublicBrands: async ({ db, query, now }) => {
    const page = pageOf(query, pageSizes.cards)
    const where = sql`${finds(query.query, { text: sql`brands.name`, entry: [sql`brands.id`, 'brand'] })} AND ${beginsWith(query.letter)}
      AND ${query.country ? sql`brands.country_code = ${query.country}` : sql`true`}
      AND ${query.withOffers ? sql`EXISTS (SELECT ${openCampaigns(now)})` : sql`true`}`
    const { brands, total } = await selectPublicBrands(db, { where, order: sql`brands.name, brands.id`, page, now })
    return { brands, meta: metaOf(page, total) }
  },
} satisfies Partial<Handlers>
