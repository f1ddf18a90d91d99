import { type RawBuilder, sql } from 'kysely'
import type { BrandIds } from '../../auth/brand-scope'
import { inBrands } from '../../auth/brand-scope'
import { reliableCreators } from '../track-record'

/** Brands that must have paid a creator before others are told the usual fee, so that it says nothing about a single one. */
export const fewestBrands = 3
const answersOfMedian = 10

/** What a list has to know of every creator it holds, beyond the creator's own row. Only what is asked for is worked out. */
export type Need = 'prices' | 'answers' | 'reliable'

interface NeedOf {
  brandIds: BrandIds
  now: Date
}

/** What creators were paid, or asked for: by several brands together, or by the own ones. */
const prices = ({ brandIds }: Pick<NeedOf, 'brandIds'>, whose: RawBuilder<unknown> = sql`true`) => {
  const own = inBrands(sql`brand_id`, brandIds)
  const paid = sql`state = 'approved' AND fee_amount > 0`
  const median = (column: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`percentile_disc(0.5) WITHIN GROUP (ORDER BY ${column}) FILTER (WHERE ${where})`
  return sql`SELECT instagramer_id, coalesce(told, own_paid, own_asked) AS price,
      CASE WHEN told IS NOT NULL THEN 'paid' WHEN own_paid IS NOT NULL THEN 'paid_by_you' ELSE 'asked' END AS price_source
    FROM (SELECT instagramer_id,
        CASE WHEN count(DISTINCT brand_id) FILTER (WHERE ${paid}) >= ${fewestBrands} THEN ${median(sql`fee_amount`, paid)} END AS told,
        ${median(sql`fee_amount`, sql`${paid} AND ${own}`)} AS own_paid,
        ${median(sql`proposed_fee`, sql`proposed_fee IS NOT NULL AND ${own}`)} AS own_asked
      FROM participations WHERE (fee_amount > 0 OR proposed_fee IS NOT NULL) AND ${whose} GROUP BY instagramer_id) known
    WHERE coalesce(told, own_paid, own_asked) IS NOT NULL`
}

/** As `figureJoins` works it out for one creator. */
const answers = () =>
  sql`SELECT instagramer_id, round(percentile_cont(0.5) WITHIN GROUP (ORDER BY hours))::int AS answer_hours
    FROM (SELECT p.instagramer_id, greatest(extract(epoch FROM first.at - p.decided_at) / 3600, 0) AS hours,
        row_number() OVER (PARTITION BY p.instagramer_id ORDER BY p.created_at DESC, p.id DESC) AS place
      FROM participations p JOIN (SELECT brand_id, participation_id, min(created_at) AS at FROM mentions GROUP BY 1, 2) first
        ON first.brand_id = p.brand_id AND first.participation_id = p.id
      WHERE p.state = 'approved' AND p.decided_at IS NOT NULL) each
    WHERE place <= ${answersOfMedian} GROUP BY instagramer_id`

const needed: Record<Need, (of: NeedOf) => RawBuilder<unknown>> = {
  prices: (of) => prices(of),
  answers,
  reliable: ({ now }) => sql`SELECT instagramer_id, true AS is_reliable FROM (${reliableCreators(now)}) in_time`,
}

/** Where a list reads from: what goes before the statement, and what is joined to the creators `i`. */
export interface Source {
  before: RawBuilder<unknown>
  joins: RawBuilder<unknown>
}

export const plainSource: Source = { before: sql``, joins: sql`` }

/** Each need is worked out once for all creators, and joined by its own name. */
export const sourceOf = (needs: ReadonlySet<Need>, of: NeedOf): Source => {
  if (needs.size === 0) return plainSource
  const all = [...needs]
  return {
    before: sql`WITH ${sql.join(all.map((need) => sql`known_${sql.raw(need)} AS MATERIALIZED (${needed[need](of)})`))} `,
    joins: sql.join(
      all.map(
        (need) => sql`LEFT JOIN known_${sql.raw(need)} ${sql.raw(need)} ON ${sql.raw(need)}.instagramer_id = i.id`,
      ),
      sql` `,
    ),
  }
}

/** Columns `price` and `price_source` of the creators of one page, and where they come from. */
export const pagePrice = (brandIds: BrandIds) => ({
  columns: sql`page_price.price, page_price.price_source`,
  joins: sql`LEFT JOIN LATERAL (${prices({ brandIds }, sql`instagramer_id = i.id`)}) page_price ON true`,
})
