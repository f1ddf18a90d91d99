import { sql } from 'kysely'
import { archivesOf, rowsInPages } from '../../archives'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { originalsOf, seenBy } from './originals'
import { filtered, type RightFilter } from './queries'
import { countHolding, listHolding } from './repository'

const narrowed = (filter: RightFilter, today: string) => {
  const ids = filter.ids === undefined ? undefined : [filter.ids].flat()
  return sql`${filtered(filter, today)} AND ${filter.state ? sql`r.state = ${filter.state}` : sql`true`}
    AND ${ids ? sql`r.id = ANY(${ids}::uuid[])` : sql`true`}`
}

const { addressFor, serve } = archivesOf({
  name: 'right_archives',
  async *filesOf({ db, config, now }, [userId = '', brandId = ''], more) {
    const filter = JSON.parse(Buffer.from(more, 'base64url').toString()) as RightFilter
    // What is reached now counts, not what was reached when the address was made.
    const ofBrand = brandId ? sql`r.brand_id = ${brandId}` : sql`true`
    const scope = sql`${ofBrand} AND ${seenBy(userId, sql`r.brand_id`)} AND ${narrowed(filter, dayOf(now))}`
    for await (const row of rowsInPages((page) => listHolding(db, { scope, today: dayOf(now) }, page)))
      for await (const { name, stream } of originalsOf(db, config, row)) yield { name, content: stream }
  },
  nameOf: () => 'originals',
})

export { serve as serveRightArchives }

/** The address of the originals that the filter shows, or of those that were chosen, as far as their rights hold. */
export const archiveRights = async (
  { db, caller, config, now }: Context<UserCaller>,
  { brandId, ...filter }: Query<'archiveRights'>,
) => {
  const today = dayOf(now)
  const scope = sql`${inBrands(sql`r.brand_id`, brandsWith(caller, 'seeCampaigns', brandId))} AND ${narrowed(filter, today)}`
  const more = Buffer.from(JSON.stringify(filter)).toString('base64url')
  const asked = { sessionId: caller.sessionId, words: [caller.id, brandId ?? ''], more }
  return {
    export: { ...addressFor(asked, config.sessionSecret, now), count: await countHolding(db, { scope, today }) },
  }
}
