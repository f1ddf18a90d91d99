import { type RawBuilder, type Selectable, sql } from 'kysely'
import {
  type Country,
  type DecisionState,
  type DeliveryProblem,
  type FeeReturnReason,
  type ParticipationNeed,
  type PostDraftState,
  type Terms,
} from '@samspel/api'
import { participationNeeds } from '@samspel/api/states'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { draftStateOf } from '../../draft-state'
import type { Page } from '../../http/page'
import { dueOf, goodsWent } from '../../parcel-deadline'
import { missingForFee, questionAbout, termsOfParticipation } from '../../terms-that-hold'
import { applicationWaits, demandColumns, mentionWaits } from '../campaigns'
import { type FigureColumns, figureColumns, figureJoins } from '../creators'
import { leavingUntil } from '../endings'
import { lastEarningDay, leftOfFee, shownHold, withdrawalOfFee } from '../wallet'
import { type CardColumns, cardColumns } from './summary-columns'

/** Columns that help staff judge an application. */
export interface StaffColumns extends FigureColumns {
  creator_country_code: Country
  creator_profile_category_ids: string[]
}

/** The participation's current or latest hold; `settledAt` is in the database's own format. */
interface HeldFee {
  state: 'held' | 'released' | 'returned'
  amount: number
  settledAt: string | null
  returnReason: FeeReturnReason | null
  /** For the creator alone; null when no transaction names the hold. */
  left?: number | null
  withdrawal?: { state: 'requested' | 'paid'; at: string } | null
}

export type ParticipationRow = Selectable<DB['participations']> &
  CardColumns &
  Partial<StaffColumns> & {
    demands_followers: boolean
    demands_country: boolean
    demands_category: boolean
    terms: Terms
    question_by: string | null
    draft_state: PostDraftState | null
    goods_went: boolean
    pending_mentions_count: number
    changes_requested_count: number
    delivery_problem: DeliveryProblem | null
    fee: HeldFee | null
    /** The last day to publish; null while a parcel is awaited. */
    due: string | null
    fee_until: string | null
    /** For creators. */
    leaving_until?: string | null
  }

/** Mentions of participation `p` that await the brand, and those that await the creator's changes. */
const mentionCounts = sql`SELECT count(*) FILTER (WHERE state = 'pending') AS pending_mentions_count, count(*) FILTER (WHERE state = 'rejected' AND decision_kind = 'changes_requested') AS changes_requested_count
  FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id`

const staffColumns = sql`, i.country_code AS creator_country_code, i.profile_category_ids AS creator_profile_category_ids, ${figureColumns}`

/** `graceDays`: the setting for when a fee on hold is returned. */
interface Options {
  forStaff: boolean
  graceDays: number
}

const demands = demandColumns(sql`p.invited`)

/** `participations` is the page of participations, as `p`. Everything computed per row is joined after the page is cut. */
export const selectRows = (
  participations: RawBuilder<unknown>,
  { forStaff, graceDays }: Options,
) => sql`SELECT p.*, ${cardColumns},
    ${demands.followers} AS demands_followers, ${demands.country} AS demands_country, ${demands.category} AS demands_category,
    ${termsOfParticipation('p', 'c')} AS terms, ${questionAbout('participation_id', 'p')} AS question_by, ${draftStateOf('p', 'c')} AS draft_state, ${goodsWent('p')} AS goods_went, m.pending_mentions_count, m.changes_requested_count, dp.delivery_problem, h.fee, ${dueOf('p', 'c')} AS due, CASE WHEN c.state = 'finished'
    AND h.fee ->> 'state' = 'held' THEN ${lastEarningDay(graceDays)} END AS fee_until ${forStaff ? staffColumns : sql`, ${leavingUntil('participation_id', 'p')} AS leaving_until`}
  FROM ${participations} p
  JOIN instagramers i ON i.id = p.instagramer_id
  JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
  JOIN brands b ON b.id = p.brand_id
  LEFT JOIN users d ON d.id = p.decided_by
  CROSS JOIN LATERAL (${mentionCounts}) m
  LEFT JOIN LATERAL (SELECT jsonb_build_object('id', id, 'kind', kind, 'text', text, 'pictures', pictures, 'wish', wish, 'answerBy', answer_by, 'reportedAt', created_at, 'answer', answer, 'resolvedAt', resolved_at) AS delivery_problem
    FROM delivery_problems WHERE brand_id = p.brand_id AND participation_id = p.id ORDER BY created_at DESC, id DESC LIMIT 1) dp ON true
  LEFT JOIN LATERAL (SELECT jsonb_build_object('state', state, 'amount', amount, 'settledAt', settled_at, 'returnReason', return_reason${forStaff ? sql`` : sql`, 'left', ${leftOfFee(sql`shown`)}, 'withdrawal', ${withdrawalOfFee(sql`shown`)}`}) AS fee FROM ${shownHold} shown) h ON true
  ${forStaff ? figureJoins(sql`p.instagramer_id`) : sql``}`

export const findParticipation = async (
  db: Db,
  id: string,
  options: Options,
): Promise<ParticipationRow | undefined> => {
  const {
    rows: [row],
  } = await sql<ParticipationRow>`${selectRows(
    sql`(SELECT * FROM participations
      WHERE id = ${id})`,
    options,
  )}`.execute(db)
  return row
}

const orders = {
  '-createdAt': sql`p.created_at DESC, p.id DESC`,
  createdAt: sql`p.created_at, p.id`,
  '-followers': sql`i.followers_count DESC, p.id`,
  '-engagement': sql`i.engagement_rate DESC, p.id`,
} as const
export type ParticipationOrder = keyof typeof orders

const inState = (state: DecisionState | undefined) => {
  if (state === 'pending') return applicationWaits('p')
  return state ? sql`p.state = ${state}` : sql`true`
}

/** A campaign's participations for its staff; `scope` refers to them as `p` and covers all states. */
export const listParticipations = async (
  db: Db,
  scope: RawBuilder<unknown>,
  { state, sort = '-createdAt' }: { state?: DecisionState; sort?: ParticipationOrder },
  { limit, offset }: Page,
  graceDays: number,
): Promise<ParticipationRow[]> => {
  const ofCreators =
    sort === '-followers' || sort === '-engagement' ? sql`JOIN instagramers i ON i.id = p.instagramer_id` : sql``
  const page = sql`(SELECT p.* FROM participations p ${ofCreators} WHERE ${scope} AND ${inState(state)} ORDER BY ${orders[sort]}
      LIMIT ${limit} OFFSET ${offset})`
  const { rows } =
    await sql<ParticipationRow>`${selectRows(page, { forStaff: true, graceDays })} ORDER BY ${orders[sort]}`.execute(db)
  return rows
}

const missing = missingForFee(termsOfParticipation('p', 'c'), 'p')
const draft = draftStateOf('p', 'c')

/** The contract's `needOf` in SQL; a test checks that both agree. Refers to `p`, `c` and the counts `m`. */
export const need = sql`CASE
  WHEN p.state = 'pending' THEN 'answer'
  WHEN p.state = 'rejected' OR p.fee_returned_at IS NOT NULL OR c.state NOT IN ('confirmed', 'upcoming', 'ongoing', 'finished') THEN 'done'
  WHEN m.changes_requested_count > 0 OR (${missing} > 0 AND ${draft} = 'changes_requested') THEN 'changes'
  WHEN p.deadline_paused_at IS NOT NULL THEN 'delivery'
  WHEN ${missing} > 0 AND ${draft} = 'writing' THEN 'draft'
  WHEN ${missing} > 0 AND ${draft} = 'sent' THEN 'review'
  WHEN m.pending_mentions_count > 0 AND m.pending_mentions_count >= ${missing} THEN 'review'
  WHEN ${missing} > 0 THEN 'post' ELSE 'done' END`
const urgency = sql`array_position(${[...participationNeeds]}::text[], ${need})`

export const withNeeds = sql`JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id CROSS JOIN LATERAL (${mentionCounts}) m`

/** A creator's own participations; `scope` refers to them as `p`. The need is computed for all of them only when the page depends on it. */
export const listOwn = async (
  db: Db,
  scope: RawBuilder<unknown>,
  query: { state?: DecisionState; need?: ParticipationNeed; sort?: 'need' | '-createdAt' },
  { limit, offset }: Page,
  graceDays: number,
): Promise<ParticipationRow[]> => {
  const order =
    query.sort === 'need'
      ? sql`${urgency}, ${dueOf('p', 'c')} NULLS LAST, ${orders['-createdAt']}`
      : orders['-createdAt']
  const page = sql`(SELECT p.* FROM participations p ${query.need || query.sort === 'need' ? withNeeds : sql``}
    WHERE ${scope} AND ${inState(query.state)} AND ${query.need ? sql`${need} = ${query.need}` : sql`true`} ORDER BY ${order}
      LIMIT ${limit} OFFSET ${offset})`
  const { rows } =
    await sql<ParticipationRow>`${selectRows(page, { forStaff: false, graceDays })} ORDER BY ${order}`.execute(db)
  return rows
}

export const listById = async (db: Db, ids: readonly string[], graceDays: number): Promise<ParticipationRow[]> => {
  if (ids.length === 0) return []
  const page = sql`(SELECT * FROM participations WHERE id = ANY(${[...ids]}::uuid[]))`
  return (await sql<ParticipationRow>`${selectRows(page, { forStaff: false, graceDays })}`.execute(db)).rows
}

export const countNeeds = async (db: Db, scope: RawBuilder<unknown>): Promise<Record<ParticipationNeed, number>> => {
  const { rows } = await sql<{ need: ParticipationNeed; count: number }>`SELECT ${need} AS need, count(*) AS count
    FROM participations p ${withNeeds} WHERE ${scope} GROUP BY 1`.execute(db)
  return Object.fromEntries(
    participationNeeds.map((name) => [name, rows.find((row) => row.need === name)?.count ?? 0]),
  ) as Record<ParticipationNeed, number>
}

export interface Counts {
  pending: number
  approved: number
  rejected: number
  all: number
}

/** Counts rows of a table by state; `scope` refers to it as `p`. */
export const countStates = async (
  db: Db,
  table: 'participations' | 'mentions',
  scope: RawBuilder<unknown>,
): Promise<Counts> => {
  const { rows } = await sql<{ state: DecisionState | null; count: number }>`SELECT CASE WHEN state <> 'pending'
    OR ${table === 'mentions' ? mentionWaits('p') : applicationWaits('p')} THEN state END AS state, count(*) AS count
    FROM ${sql.table(table)} p WHERE ${scope} GROUP BY 1`.execute(db)
  const of = (state: DecisionState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    pending: of('pending'),
    approved: of('approved'),
    rejected: of('rejected'),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Where a participation belongs, read without a lock, because the campaign has to be locked first. */
export const findKeys = (db: Db, id: string) =>
  db
    .selectFrom('participations')
    .select(['id', 'brand_id', 'campaign_id', 'instagramer_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Posts of a participation that wait for the brand's answer. */
export const countPendingMentions = async (
  trx: Db,
  { id, brand_id: brandId }: { id: string; brand_id: string },
): Promise<number> =>
  (
    await trx
      .selectFrom('mentions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('brand_id', '=', brandId)
      .where('participation_id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow()
  ).count

export const lockParticipation = (
  trx: Db,
  brandId: string,
  id: string,
): Promise<Selectable<DB['participations']> | undefined> =>
  trx
    .selectFrom('participations')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
