import { uuidv7 } from 'uuidv7'
import type { OwnBrandRating } from '@samspel/api'
import { ratingDays } from '@samspel/api/track-record'
import type { CreatorCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { findWork, ratingOf, type RatingRow } from './repository'

const changeableUntil = ({ created_at: at }: Pick<RatingRow, 'created_at'>) =>
  new Date(new Date(at).getTime() + ratingDays * dayMs)

/** What creator and brand read alike of a rating. */
export const givenOf = (row: RatingRow) => ({
  id: row.id,
  score: row.score,
  clearBrief: row.clear_brief,
  answeredInTime: row.answered_in_time,
  fairChanges: row.fair_changes,
  words: row.words,
  reply: row.reply,
  repliedAt: row.replied_at,
})

const toOwn = (row: RatingRow): OwnBrandRating => ({
  ...givenOf(row),
  createdAt: row.created_at,
  changeableUntil: changeableUntil(row).toISOString(),
})

const workOf = async (db: Db, id: string, caller: CreatorCaller) => {
  const work = await findWork(db, id, caller.id)
  if (!work) throw new AppError('not_found')
  return work
}

export const getOwn = async ({ db, caller, now }: Context<CreatorCaller>, { id }: { id: string }) => {
  const work = await workOf(db, id, caller)
  const row = await ratingOf(db, work)
  return {
    brandRating: row ? toOwn(row) : null,
    mayRate: work.is_approved && (!row || changeableUntil(row) > now),
  }
}

/** Rates the brand, or changes the rating as long as that is possible. What the brand has answered stays. */
export const rate = async (
  { db, caller, now }: Context<CreatorCaller>,
  { id, brandRating }: { id: string } & Body<'rateBrand'>,
): Promise<OwnBrandRating> =>
  transact(db, async (trx) => {
    const work = await workOf(trx, id, caller)
    if (!work.is_approved) throw new AppError('illegal_transition')
    const { score, clearBrief = null, answeredInTime = null, fairChanges = null, words = '' } = brandRating
    const said = {
      score,
      clear_brief: clearBrief,
      answered_in_time: answeredInTime,
      fair_changes: fairChanges,
      words: words.trim(),
      updated_at: now.toISOString(),
    }
    const added = await trx
      .insertInto('brand_ratings')
      .values({
        ...said,
        brand_id: work.brand_id,
        id: uuidv7(),
        instagramer_id: caller.id,
        participation_id: work.participation_id,
        store_participation_id: work.store_participation_id,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) return toOwn(added)
    const row = (await ratingOf(trx, work))!
    if (changeableUntil(row) <= now) throw new AppError('illegal_transition')
    return toOwn(
      await trx
        .updateTable('brand_ratings')
        .set(said)
        .where('brand_id', '=', row.brand_id)
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
