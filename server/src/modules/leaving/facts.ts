import { sql } from 'kysely'
import type { EndReason, GoodsAtEnd, LeaveReason } from '@samspel/api'
import { endReasons } from '@samspel/api'
import type { AtEnd } from '@samspel/api/campaign-rules'
import { leaveReasons } from '@samspel/api/ending-states'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { dueOf } from '../../parcel-deadline'
import { postByOfPass } from '../../pickup-deadline'
import { termsOfParticipation, termsOfPass } from '../../terms-that-hold'
import { isGoingOn, type WorkRow } from '../agreements'
import { atEndOf, lateness } from '../participations'
import { passAtEndOf } from '../stores'

/** What either side has to know, and the server decides by. */
export interface LeaveFacts {
  atEnd: AtEnd
  goods: GoodsAtEnd
  productValue: number
  isLate: boolean
  obstacle: 'work_waiting' | 'over' | null
  /** The last day is over and nothing was handed in. */
  neverPosted: boolean
  /** A piece waits, or is being changed, whose agreed rounds are used. */
  roundsUsed: boolean
}

interface Row {
  value: number
  due: string | null
  sent: boolean | null
  posts: number
  waiting: number
  rounds_used: boolean
}

const read = async (db: Db, work: WorkRow): Promise<Row> => {
  const isPass = work.participation_id === null
  const from = isPass
    ? sql`store_participations w JOIN store_campaigns sc ON sc.brand_id = w.brand_id AND sc.id = w.store_campaign_id
      JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id`
    : sql`participations w JOIN campaigns c ON c.brand_id = w.brand_id AND c.id = w.campaign_id`
  const owner = sql.ref(isPass ? 'store_participation_id' : 'participation_id')
  const terms = isPass ? termsOfPass('w', 'c') : termsOfParticipation('w', 'c')
  const posts = sql`mentions m WHERE m.brand_id = w.brand_id AND m.${owner} = w.id`
  const {
    rows: [row],
  } = await sql<Row>`SELECT coalesce((SELECT (a.facts ->> 'productValue')::int FROM agreements a
        WHERE a.brand_id = w.brand_id AND a.${owner} = w.id AND a.superseded_at IS NULL),
      (SELECT sum((each ->> 'defaultProductValue')::int)::int FROM jsonb_array_elements(c.products) each), 0) AS value,
    ${isPass ? postByOfPass('w') : dueOf('w', 'c')} AS due,
    ${isPass ? sql`true` : sql`(SELECT sent_at IS NOT NULL FROM parcels WHERE brand_id = w.brand_id AND participation_id = w.id AND replaced_at IS NULL)`} AS sent,
    (SELECT count(*)::int FROM ${posts}) AS posts,
    (SELECT count(*)::int FROM ${posts} AND m.state = 'pending') AS waiting,
    EXISTS (SELECT FROM ${posts} AND (m.state = 'pending' OR m.decision_kind = 'changes_requested')
      AND m.revision + CASE WHEN m.state = 'pending' THEN 0 ELSE 1 END >= (${terms} ->> 'changeRounds')::int) AS rounds_used
    FROM ${from} WHERE w.brand_id = ${work.brand_id} AND w.id = ${work.id}`.execute(db)
  if (!row) throw new Error('What follows was asked for of nothing')
  return row
}

export const leaveFacts = async (db: Db, work: WorkRow, now: Date): Promise<LeaveFacts> => {
  const isPass = work.participation_id === null
  const row = await read(db, work)
  const goesOn = (isPass ? work.state === 'picked_up' : work.state === 'approved') && (await isGoingOn(db, work))
  return {
    atEnd: await (isPass ? passAtEndOf : atEndOf)(db, work.id),
    goods: row.sent === null ? 'none' : row.sent ? 'with_creator' : 'not_sent',
    productValue: row.value,
    isLate: !isPass && (await lateness(db, work, now)).mayLeave,
    obstacle: !goesOn ? 'over' : row.waiting > 0 ? 'work_waiting' : null,
    neverPosted: row.posts === 0 && row.due !== null && row.due < dayOf(now),
    roundsUsed: row.rounds_used,
  }
}

/** The reasons that each side may give now. */
export const reasonsOf = (
  side: 'creator' | 'brand',
  { obstacle, neverPosted, roundsUsed }: LeaveFacts,
): readonly (LeaveReason | EndReason)[] => {
  if (side === 'creator') return obstacle === null ? leaveReasons : []
  // Ending for used rounds answers what waits.
  if (obstacle === 'work_waiting') return roundsUsed ? ['rounds_used'] : []
  if (obstacle !== null) return []
  return endReasons.filter(
    (reason) => (reason !== 'never_posted' || neverPosted) && (reason !== 'rounds_used' || roundsUsed),
  )
}
