import { sql } from 'kysely'
import { answerClock, type ParticipationNeed } from '@samspel/api'
import {
  type AssignmentGroup,
  assignmentGroupOf,
  assignmentGroups,
  type PickupNeed,
  waitsForCreator,
} from '@samspel/api/campaign-rules'
import type { CreatorCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf, zoneOf } from '../../days'
import type { Db } from '../../db/transact'
import { asksAboutParcel, awaitsParcel, dueOf } from '../../parcel-deadline'
import { postByOfPass } from '../../pickup-deadline'
import { asksAboutFee } from '../../proposal'
import { offersById, ownPickups, pickupNeed } from '../stores'
import * as repository from './repository'
import { shownTo } from './shown'

interface OwnRow {
  id: string
  kind: 'delivery' | 'pickup'
  need: ParticipationNeed | PickupNeed
  awaits_parcel: boolean
  asks_about_parcel: boolean
  /** The brand has answered the proposed fee with another. */
  asks_about_fee: boolean
  ends_at: string | null
  /** When something happened to it last. */
  moved_at: string
}

interface OwnAssignment {
  id: string
  kind: 'delivery' | 'pickup'
  group: AssignmentGroup
  isMine: boolean
  endsAt: string | null
  movedAt: string
}

interface Clock {
  today: string
  now: Date
}

/** The end of a day in Stockholm. */
const endOf = (day: ReturnType<typeof sql>) => sql`(((${day})::date + 1)::timestamp AT TIME ZONE ${zoneOf(sql`'SE'`)})`
const answered = (applied: ReturnType<typeof sql>) =>
  sql`${applied} + make_interval(days => ${answerClock.expireAfterDays}::int)`

const deliveries = (
  creatorId: string,
  { now }: Clock,
) => sql`SELECT p.id, 'delivery' AS kind, ${repository.need} AS need,
    ${awaitsParcel('p')} AS awaits_parcel, ${asksAboutParcel('p', now)} AS asks_about_parcel, ${asksAboutFee('p')} AS asks_about_fee,
    CASE WHEN p.state = 'pending' THEN ${answered(sql`p.created_at`)} ELSE ${endOf(dueOf('p', 'c'))} END AS ends_at,
    greatest(p.created_at, p.decided_at) AS moved_at
  FROM participations p ${repository.withNeeds} WHERE p.instagramer_id = ${creatorId}`

const pickups = (creatorId: string, clock: Clock) => sql`SELECT sc.id, 'pickup' AS kind, ${pickupNeed(clock)} AS need,
    false AS awaits_parcel, false AS asks_about_parcel, ${asksAboutFee('own')} AS asks_about_fee,
    CASE own.state WHEN 'approved' THEN own.expires_at WHEN 'requested' THEN ${answered(sql`own.created_at`)}
      WHEN 'invited' THEN ${endOf(sql`least(c.due_at, c.end_at)`)} WHEN 'picked_up' THEN ${endOf(postByOfPass('own'))} END AS ends_at,
    greatest(own.created_at, own.decided_at, own.picked_up_at) AS moved_at
  FROM ${ownPickups(creatorId)}`

const before = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : Date.parse(a) - Date.parse(b)

const inOrder = (a: OwnAssignment, b: OwnAssignment): number =>
  assignmentGroups.indexOf(a.group) - assignmentGroups.indexOf(b.group) ||
  (a.group === 'done' ? -before(a.movedAt, b.movedAt) : before(a.endsAt, b.endsAt) || -before(a.movedAt, b.movedAt)) ||
  (a.id < b.id ? -1 : 1)

/** Everything that a creator takes part in, each in one group: those that have to be done first on top, by what ends first. */
export const ownAssignments = async (db: Db, creatorId: string, clock: Clock): Promise<OwnAssignment[]> => {
  const { rows } = await sql<OwnRow>`${deliveries(creatorId, clock)} UNION ALL ${pickups(creatorId, clock)}`.execute(db)
  return rows
    .map((row): OwnAssignment => {
      const group = assignmentGroupOf({ need: row.need, awaitsParcel: row.awaits_parcel })
      return {
        id: row.id,
        kind: row.kind,
        group,
        isMine: row.asks_about_fee || waitsForCreator(group, row.asks_about_parcel),
        endsAt: group === 'done' || row.need === 'review' ? null : row.ends_at,
        movedAt: row.moved_at,
      }
    })
    .sort(inOrder)
}

type Counts = Record<AssignmentGroup | 'all' | 'mine', number>

/** How many there are in each group, together, and of them those that the creator has to do something about. */
export const countsOf = (own: readonly Pick<OwnAssignment, 'group' | 'isMine'>[]): Counts => {
  const counts: Counts = { fetch: 0, invited: 0, changes: 0, post: 0, parcel: 0, waiting: 0, done: 0, all: 0, mine: 0 }
  for (const { group, isMine } of own) {
    counts[group] += 1
    counts.all += 1
    if (isMine) counts.mine += 1
  }
  return counts
}

const doneAtFirst = 10

export const listMyAssignments = async (
  { db, caller, config, now }: Context<CreatorCaller>,
  { done = doneAtFirst }: Query<'listMyAssignments'>,
) => {
  const own = await ownAssignments(db, caller.id, { today: dayOf(now), now })
  const counts = countsOf(own)
  const shown = own.slice(0, own.length - counts.done + done)
  const idsOf = (kind: OwnAssignment['kind']) => shown.filter((each) => each.kind === kind).map(({ id }) => id)
  const rows = await repository.listById(db, idsOf('delivery'), config.feeGraceDays)
  return {
    assignments: shown.map(({ movedAt: _, ...assignment }) => assignment),
    participations: await shownTo(db, rows, { caller, now }),
    storeCampaigns: await offersById(db, idsOf('pickup'), caller, now),
    counts,
  }
}
