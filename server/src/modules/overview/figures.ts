import { sql } from 'kysely'
import type { OverviewFigures } from '@samspel/api'
import { type BrandIds, inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { addDays, daysBetween } from '../../days'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import { approvedMentionsOf, figures, postDay } from '../campaigns'
import { creatorCosts, perThousand } from '../reports'

const mostDays = 53 * 7

interface DayRow {
  day: string
  reach: number
  cost: number
}

/** Reach by the day of the post, cost by the day the creator was taken on; days with neither are left out. */
const byDay = async (db: Db, brandIds: BrandIds, from: string, to: string) => {
  const { rows: reach } = await sql<{ day: string; reach: number }>`SELECT ${postDay}::text AS day, ${figures}
    ${approvedMentionsOf(sql`${inBrands(sql`m.brand_id`, brandIds)} AND ${postDay} BETWEEN ${from} AND ${to}`)} GROUP BY 1`.execute(
    db,
  )
  const since = sql`(since AT TIME ZONE 'Europe/Stockholm')::date`
  const { rows: costs } = await sql<{
    day: string
    cost: number
  }>`SELECT ${since}::text AS day, sum(cost)::bigint AS cost
    FROM ${creatorCosts(inBrands(sql`c.brand_id`, brandIds))} costs WHERE ${since} BETWEEN ${from} AND ${to}
    GROUP BY 1`.execute(db)
  return [...reach.map((row) => ({ ...row, cost: 0 })), ...costs.map((row) => ({ ...row, reach: 0 }))]
}

const sumOf = (rows: readonly DayRow[]) =>
  rows.reduce((sum, row) => ({ reach: sum.reach + row.reach, cost: sum.cost + row.cost }), { reach: 0, cost: 0 })
const totalsOf = (rows: readonly DayRow[]) => {
  const { reach, cost } = sumOf(rows)
  return { reach, cost, costPerThousandReach: perThousand(cost, reach) }
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

export const getOverviewFigures = async (
  { db, caller }: Context<UserCaller>,
  { from, to, brandId }: Query<'getOverviewFigures'>,
): Promise<{ figures: OverviewFigures }> => {
  if (to < from) throw invalid({ to: ['before_start'] })
  const days = daysBetween(from, to) + 1
  if (days > mostDays) throw invalid({ to: ['too_large'] })
  const rows = await byDay(db, brandsWith(caller, 'seeCampaigns', brandId), addDays(from, -days), to)
  const within = rows.filter(({ day }) => day >= from)
  const first = mondayOf(from)
  // Weeks are counted rather than compared as text, because the day after the year 9999 would sort before it.
  const weeks = Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, at) => {
    const week = addDays(first, 7 * at)
    return { week, ...sumOf(within.filter(({ day }) => mondayOf(day) === week)) }
  })
  return {
    figures: { from, to, totals: totalsOf(within), before: totalsOf(rows.filter(({ day }) => day < from)), weeks },
  }
}
