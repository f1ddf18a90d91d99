import { type RawBuilder, type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { EndingReason, EndingSide } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'

export type EndingRow = Selectable<DB['endings']>

/** What ends: a participation, or what is picked up at a store. */
export interface EndedWork {
  brandId: string
  campaignId: string
  instagramerId: string
  participationId?: string
  storeParticipationId?: string
}

export interface NewEnding {
  by: EndingSide
  reason: EndingReason
  words: string | null
  countsFor: EndingSide | null
}

const keysOf = ({ brandId, participationId, storeParticipationId }: EndedWork) => ({
  brand_id: brandId,
  participation_id: participationId ?? null,
  store_participation_id: storeParticipationId ?? null,
})

const isOf = (work: EndedWork): RawBuilder<boolean> =>
  work.participationId === undefined
    ? sql<boolean>`brand_id = ${work.brandId} AND store_participation_id = ${work.storeParticipationId}`
    : sql<boolean>`brand_id = ${work.brandId} AND participation_id = ${work.participationId}`

/** The creator's leaving that may still be undone. */
export const openEnding = (db: Db, work: EndedWork): Promise<EndingRow | undefined> =>
  db.selectFrom('endings').selectAll().where(isOf(work)).where('ended_at', 'is', null).executeTakeFirst()

const rowOf = (work: EndedWork, ending: NewEnding) => ({
  ...keysOf(work),
  id: uuidv7(),
  campaign_id: work.campaignId,
  instagramer_id: work.instagramerId,
  ended_by: ending.by,
  reason: ending.reason,
  words: ending.words ?? '',
  counts_for: ending.countsFor,
})

/** Keeps that a creator leaves, until it is carried out or undone. */
export const keepEnding = async (trx: Db, work: EndedWork, ending: NewEnding, clock: { now: Date; dueAt: Date }) => {
  const times = { created_at: clock.now.toISOString(), due_at: clock.dueAt.toISOString(), ended_at: null }
  await trx
    .insertInto('endings')
    .values({ ...rowOf(work, ending), ...times })
    .execute()
}

/** Removes a leaving that is undone, or that something else came before. Whether there was one. */
export const dropEnding = async (trx: Db, work: EndedWork): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('endings')
    .where(isOf(work))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Writes down that it has ended, in place of a leaving that was open. */
export const recordEnding = async (
  trx: Db,
  work: EndedWork,
  ending: NewEnding,
  { now, paid, returned }: { now: Date; paid: number; returned: number },
): Promise<void> => {
  await dropEnding(trx, work)
  const at = now.toISOString()
  await trx
    .insertInto('endings')
    .values({ ...rowOf(work, ending), created_at: at, due_at: at, ended_at: at, paid, returned })
    .execute()
}

/** Leavings whose time to undo is over. */
export const dueEndings = async (
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; work_id: string }[]> =>
  (
    await sql<{
      id: string
      work_id: string
    }>`SELECT id, coalesce(participation_id, store_participation_id) AS work_id FROM endings
    WHERE ended_at IS NULL AND due_at <= ${now} ORDER BY due_at, id LIMIT ${limit}`.execute(db)
  ).rows

/** What a creator has left and could still undo, in the order in which work is locked. */
export const openEndingsOf = async (db: Db, creatorId: string): Promise<string[]> =>
  (
    await sql<{ work_id: string }>`SELECT coalesce(participation_id, store_participation_id) AS work_id FROM endings
    WHERE ended_at IS NULL AND instagramer_id = ${creatorId} ORDER BY campaign_id, work_id`.execute(db)
  ).rows.map((row) => row.work_id)

/** Until when its creator may undo that she leaves, for a row of participations or store_participations; null where she does not. */
export const leavingUntil = (
  owner: 'participation_id' | 'store_participation_id',
  row: string,
): RawBuilder<string | null> =>
  sql<string | null>`(SELECT due_at FROM endings WHERE brand_id = ${sql.ref(`${row}.brand_id`)}
    AND ${sql.ref(owner)} = ${sql.ref(`${row}.id`)} AND ended_at IS NULL AND ${sql.ref(`${row}.state`)} IN ('approved', 'picked_up'))`
