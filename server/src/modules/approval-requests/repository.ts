import { type RawBuilder, sql } from 'kysely'
import type { ApprovalRequest, ApprovalRequestKind } from '@samspel/api'
import { approvalRequestKinds } from '@samspel/api/approval-requests'
import type { UserCaller } from '../../auth/caller'
import { grants } from '../../auth/rights-in-sql'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import type { Page } from '../../http/page'
import { approvalWaits, limitCovers } from '../approval-limits'
import { type CreatorCardColumns, creatorCardColumns, toCreatorCard } from '../creators'
import { rightOf } from './acts'
import { requestAbilities, type RequestFacts } from './policies'

export interface RequestRow extends CreatorCardColumns {
  id: string
  brand_id: string
  kind: ApprovalRequestKind
  state: ApprovalRequest['state']
  subject_id: string
  brand_name: string
  campaign_id: string | null
  campaign_name: string | null
  store_id: string | null
  amount: number
  note: string
  asked_by: string
  asked_by_name: string
  answerers: string[] | null
  lapses_on: string
  decided_by_name: string | null
  decided_at: string | null
  reason: string | null
  created_at: string
  waits: boolean
  is_covered: boolean
}

/** The member `bu` of the brand of request `r` may do what it asks for. */
const mayAct = sql`CASE r.kind ${sql.join(
  approvalRequestKinds.map(
    (kind) => sql`WHEN ${sql.lit(kind)} THEN ${grants(rightOf[kind], sql`bu_user.role`, sql`bu.role`)}`,
  ),
  sql` `,
)} ELSE false END`

/** The limit of this row of brand_users covers request `r`. */
const covers = (row: string) =>
  limitCovers({
    user: sql.ref(`${row}.user_id`),
    brand: sql`r.brand_id`,
    brandRole: sql.ref(`${row}.role`),
    amount: sql`r.amount`,
  })

/** Those at the brand of request `r` who may answer it, as `bu_user`: never who has asked. */
const answerersOf = sql`brand_users bu JOIN users bu_user ON bu_user.id = bu.user_id
  WHERE bu.brand_id = r.brand_id AND bu.user_id <> r.asked_by AND bu_user.deleted_at IS NULL AND bu_user.blocked_at IS NULL
    AND ${mayAct} AND ${covers('bu')}`

/** Condition on requests `r`: they wait on this day, and this person may answer them. */
export const waitsFor = (userId: string, day: string): RawBuilder<unknown> =>
  sql`(${approvalWaits('r', day)} AND EXISTS (SELECT FROM ${answerersOf} AND bu.user_id = ${userId}))`

const selected = (callerId: string, day: string) => sql`SELECT r.id, r.brand_id, r.kind,
    CASE WHEN r.state = 'open' AND NOT ${approvalWaits('r', day)} THEN 'lapsed' ELSE r.state END AS state,
    r.subject_id, b.name AS brand_name, r.campaign_id, c.name AS campaign_name,
    (SELECT sc.store_id FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      WHERE sp.brand_id = r.brand_id AND sp.id = r.subject_id) AS store_id,
    r.amount, r.note, r.asked_by, asker.name AS asked_by_name, r.lapses_on::text AS lapses_on,
    (SELECT name FROM users WHERE id = r.decided_by) AS decided_by_name, r.decided_at, r.reason, r.created_at,
    ${approvalWaits('r', day)} AS waits,
    EXISTS (SELECT FROM brand_users own WHERE own.brand_id = r.brand_id AND own.user_id = ${callerId}
      AND ${covers('own')}) AS is_covered,
    CASE WHEN r.state = 'open' THEN (SELECT array_agg(one.name) FROM (SELECT bu_user.name FROM ${answerersOf} ORDER BY bu_user.name, bu_user.id LIMIT 20) one) END AS answerers,
    ${creatorCardColumns}
  FROM approval_requests r JOIN brands b ON b.id = r.brand_id JOIN instagramers i ON i.id = r.instagramer_id
  JOIN users asker ON asker.id = r.asked_by LEFT JOIN campaigns c ON c.brand_id = r.brand_id AND c.id = r.campaign_id`

interface Reader {
  caller: UserCaller
  now: Date
}

export const findRequest = async (db: Db, id: string, { caller, now }: Reader): Promise<RequestRow | undefined> =>
  (await sql<RequestRow>`${selected(caller.id, dayOf(now))} WHERE r.id = ${id}`.execute(db)).rows[0]

/** One page of those that a condition on `r` holds for, with how many there are. */
export const pageOfRequests = async (
  db: Db,
  { where, order, page, caller, now }: Reader & { where: RawBuilder<unknown>; order: RawBuilder<unknown>; page: Page },
): Promise<{ rows: RequestRow[]; total: number }> => {
  const { rows } = await sql<RequestRow>`${selected(caller.id, dayOf(now))} WHERE ${where}
    ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db)
  const { rows: counted } = await sql<{
    count: number
  }>`SELECT count(*) AS count FROM approval_requests r WHERE ${where}`.execute(db)
  return { rows, total: counted[0]!.count }
}

/** Whom a new request is told: everybody at the brand with the right and the room. */
export const answererIds = async (db: Db, id: string): Promise<string[]> =>
  (
    await sql<{ user_id: string }>`SELECT bu.user_id FROM approval_requests r CROSS JOIN LATERAL (
      SELECT bu.user_id FROM ${answerersOf}) bu WHERE r.id = ${id}`.execute(db)
  ).rows.map(({ user_id: userId }) => userId)

export const factsOf = (row: RequestRow): RequestFacts => ({
  kind: row.kind,
  brandId: row.brand_id,
  askedBy: row.asked_by,
  waits: row.waits,
  isCovered: row.is_covered,
})

export const toRequest = (row: RequestRow, caller: UserCaller): ApprovalRequest => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  subjectId: row.subject_id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  campaign: row.campaign_id === null ? null : { id: row.campaign_id, name: row.campaign_name ?? '' },
  creator: toCreatorCard(row),
  storeId: row.store_id,
  amount: row.amount,
  note: row.note,
  askedByName: row.asked_by_name,
  answerers: row.answerers ?? [],
  lapsesOn: row.lapses_on,
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at,
  reason: row.reason,
  createdAt: row.created_at,
  abilities: requestAbilities(caller, factsOf(row)),
})
