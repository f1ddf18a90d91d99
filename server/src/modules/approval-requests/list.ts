import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { metaOf, pageOf } from '../../http/page'
import { pageOfRequests, toRequest, waitsFor } from './repository'

export const listApprovalRequests = async (
  { db, caller, now }: Context<UserCaller>,
  query: Query<'listApprovalRequests'>,
) => {
  const page = pageOf(query, pageSizes.table)
  const here = inBrands(sql`r.brand_id`, brandsWith(caller, 'seeCampaigns', query.brandId))
  const isAsked = query.whose === 'asked'
  const { rows, total } = await pageOfRequests(db, {
    where: isAsked ? sql`${here} AND r.asked_by = ${caller.id}` : sql`${here} AND ${waitsFor(caller.id, dayOf(now))}`,
    order: isAsked ? sql`r.created_at DESC, r.id DESC` : sql`r.created_at, r.id`,
    page,
    caller,
    now,
  })
  return { approvalRequests: rows.map((row) => toRequest(row, caller)), meta: metaOf(page, total) }
}

interface Waiting {
  count: number
  amount: number
  asked_by_name: string | null
}

/** What waits for one person at these brands: how much, and who asked first. */
export const approvalsWaitingFor = async (
  db: Db,
  { caller, now, brandId }: { caller: UserCaller; now: Date; brandId: string | undefined },
): Promise<{ count: number; amount: number; askedByName: string } | null> => {
  const { rows } = await sql<Waiting>`SELECT count(*) AS count, coalesce(sum(r.amount), 0)::bigint AS amount,
      (array_agg(u.name ORDER BY r.created_at, r.id))[1] AS asked_by_name
    FROM approval_requests r JOIN users u ON u.id = r.asked_by
    WHERE ${inBrands(sql`r.brand_id`, brandsWith(caller, 'seeCampaigns', brandId))} AND ${waitsFor(caller.id, dayOf(now))}`.execute(
    db,
  )
  const row = rows[0]!
  return row.asked_by_name === null ? null : { count: row.count, amount: row.amount, askedByName: row.asked_by_name }
}
