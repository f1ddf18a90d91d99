import { sql } from 'kysely'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { notify, withdrawNotices } from '../notices'
import { answererIds, type RequestRow } from './repository'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

const factsOf = (row: Pick<RequestRow, 'amount' | 'creator_name' | 'campaign_name'>) => ({
  amount: row.amount,
  creator: row.creator_name,
  ...(row.campaign_name !== null && { campaign: row.campaign_name }),
})

/** Those with room are asked. */
export const notifyAnswerers = async (trx: Db, clock: Clock, row: RequestRow): Promise<void> =>
  notify(trx, clock, {
    to: { userIds: await answererIds(trx, row.id) },
    kind: 'approval_asked',
    subjectId: row.id,
    brandId: row.brand_id,
    href: '/approvals',
    facts: { ...factsOf(row), colleague: row.asked_by_name, ...(row.note !== '' && { text: row.note }) },
  })

const isStillThere = async (
  trx: Db,
  { brand_id: brandId, asked_by: userId }: Pick<RequestRow, 'brand_id' | 'asked_by'>,
) =>
  (await sql`SELECT FROM brand_users WHERE brand_id = ${brandId} AND user_id = ${userId}`.execute(trx)).rows.length > 0

/** Whoever asked hears what became of it, if they are still at the brand; nobody else needs to answer any more. */
export const notifyAsker = async (
  trx: Db,
  clock: Clock,
  row: Pick<RequestRow, 'id' | 'brand_id' | 'asked_by' | 'amount' | 'creator_name' | 'campaign_name'>,
  kind: 'approval_given' | 'approval_declined' | 'approval_lapsed',
  { colleague, text }: { colleague?: string; text?: string } = {},
): Promise<void> => {
  await withdrawNotices(trx, clock, { kinds: ['approval_asked'], subjectId: row.id })
  if (!(await isStillThere(trx, row))) return
  await notify(trx, clock, {
    to: { userIds: [row.asked_by] },
    kind,
    subjectId: row.id,
    brandId: row.brand_id,
    href: '/approvals?whose=asked',
    facts: { ...factsOf(row), ...(colleague !== undefined && { colleague }), ...(text !== undefined && { text }) },
  })
}
