import { sql } from 'kysely'
import type { CalendarCampaign } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { daysBetween } from '../../days'
import { invalid } from '../../errors'

const most = { days: 366, campaigns: 500 }

type Row = {
  id: string
  name: string
  brand_id: string
  brand_name: string
  state: string
  start_at: string | null
  due_at: string | null
  end_at: string | null
  total: number
}

/** Campaigns that overlap a range of days, by start. A campaign without an end counts for its first day only. */
export const listCalendarCampaigns = async (
  { db, caller }: Context<UserCaller>,
  { from, to, brandId }: Query<'listCalendarCampaigns'>,
): Promise<{ calendarCampaigns: CalendarCampaign[]; totalCount: number }> => {
  if (to < from) throw invalid({ to: ['before_start'] })
  if (daysBetween(from, to) > most.days) throw invalid({ to: ['too_large'] })
  const { rows } =
    await sql<Row>`SELECT c.id, c.name, c.brand_id, b.name AS brand_name, c.state, c.start_at, c.due_at, c.end_at, count(*) OVER () AS total
    FROM campaigns c JOIN brands b ON b.id = c.brand_id
    WHERE ${inBrands(sql`c.brand_id`, brandsWith(caller, 'seeCampaigns', brandId))} AND c.state <> 'archived' AND c.start_at <= ${to}
    AND coalesce(c.end_at, c.start_at) >= ${from}
    ORDER BY c.start_at, c.name, c.id LIMIT ${most.campaigns}`.execute(db)
  const calendarCampaigns = rows.map(({ brand_id, brand_name, start_at, due_at, end_at, id, name, state }) => ({
    id,
    name,
    brandId: brand_id,
    brandName: brand_name,
    state,
    startAt: start_at,
    dueAt: due_at,
    endAt: end_at,
  }))
  return { calendarCampaigns, totalCount: rows[0]?.total ?? 0 }
}
