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
import { spentBetween } from '../wallet'

const mostDays = 53 * 7

interface Sums {
  reach: number
  cost: number
  fees: number
  goods: number
  logistics: number
}
type DayRow = Sums & { day: string }

const nothing: Sums = { reach: 0, cost: 0, fees: 0, goods: 0, logistics: 0 }

/** Reach by the day of the post, cost by the day the creator was taken on; days with neither are left out. */
const byDay = async (db: Db, brandIds: BrandIds, from: string, to: string) => {
  const { rows: reach } = await sql<{ day: string; reach: number }>`SELECT ${postDay}::text AS day, ${figures}
    ${approvedMentionsOf(sql`${inBrands(sql`m.brand_id`, brandIds)} AND ${postDay} BETWEEN ${from} AND ${to}`)} GROUP BY 1`.execute(
    db,
  )
  const since = sql`(since AT TIME ZONE 'Europe/Stockholm')::date`
  const { rows: costs } = await sql<
    Omit<DayRow, 'reach'>
  >`SELECT ${since}::text AS day, sum(cost)::bigint AS cost, sum(fees)::bigint AS fees, sum(goods)::bigint AS goods,
      sum(logistics)::bigint AS logistics
    FROM ${creatorCosts(inBrands(sql`c.brand_id`, brandIds))} costs WHERE ${since} BETWEEN ${from} AND ${to}
    GROUP BY 1`.execute(db)
  return [...reach, ...costs].map((row): DayRow => ({ ...nothing, ...row }))
}

const sumOf = (rows: readonly DayRow[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      reach: sum.reach + row.reach,
      cost: sum.cost + row.cost,
      fees: sum.fees + row.fees,
      goods: sum.goods + row.goods,
      logistics: sum.logistics + row.logistics,
    }),
    nothing,
  )
const totalsOf = (rows: readonly DayRow[]) => {
  const sums = sumOf(rows)
  return { ...sums, costPerThousandReach: perThousand(sums.cost, sums.reach) }
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

export const getOverviewFigures = async (
  { db, caller }: Context<UserCaller>,
  { from, to, brandId }: Query<'getOverviewFigures'>,
): Promise<{ figures: OverviewFigures }> => {
  if (to < from) throw invalid({ to: ['before_start'] })
  const days = daysBetween(from, to) + 1
  if (days > mostDays) throw invalid({ to: ['too_large'] })
  const brandIds = brandsWith(caller, 'seeCampaigns', brandId)
  const rows = await byDay(db, brandIds, addDays(from, -days), to)
  const within = rows.filter(({ day }) => day >= from)
  const first = mondayOf(from)
  // Weeks are counted rather than compared as text, because the day after the year 9999 would sort before it.
  const weeks = Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, at) => {
    const week = addDays(first, 7 * at)
    const { reach, cost } = sumOf(within.filter(({ day }) => mondayOf(day) === week))
    return { week, reach, cost }
  })
  // Who sees campaigns does not see money everywhere: a sum of some of the brands would be wrong.
  const paying = brandsWith(caller, 'seeMoney', brandId)
  const seesAll = paying === 'all' || (brandIds !== 'all' && brandIds.every((id) => paying.includes(id)))
  const booked = seesAll ? await spentBetween(db, paying, from, to) : null
  return {
    figures: {
      from,
      to,
      totals: totalsOf(within),
      before: totalsOf(rows.filter(({ day }) => day < from)),
      weeks,
      booked,
    },
  }
}
