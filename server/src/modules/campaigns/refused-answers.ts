import { type RawBuilder, sql } from 'kysely'
import type { Application } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'

/** What may be answered late: applications, and the reviews of campaigns. */
export type AnsweredKind = Application['kind'] | 'review'
type Kind = AnsweredKind
const tables: Record<Kind, RawBuilder<unknown>> = {
  campaign: sql`participations`,
  store: sql`store_participations`,
  review: sql`campaigns`,
}

interface Answer {
  kind: Kind
  id: string
  act: 'approve' | 'reject'
  delayed: boolean | undefined
}

/** Refusals that its giver can do something about; of what somebody else answered first there is nothing left to do. */
const isKept = (error: unknown, kind: Kind): error is AppError =>
  error instanceof AppError &&
  (error.status === 409 || error.status === 422) &&
  error.id !== 'already_decided' &&
  // What a review finds wrong is the campaign's, such as days that have passed.
  (error.id !== 'invalid' || kind === 'review')

/** Marks what was answered with the refusal of the answer, or takes the mark away. */
export const writeRefusal = (db: Db, { kind, id }: Pick<Answer, 'kind' | 'id'>, refusal: object | null) =>
  sql`UPDATE ${tables[kind]} SET refused_answer = ${refusal && JSON.stringify(refusal)}::jsonb WHERE id = ${id}
    AND refused_answer IS DISTINCT FROM ${refusal && JSON.stringify(refusal)}::jsonb`.execute(db)

/**
 * Gives an answer that may have been sent after the time for undo, when its giver is somewhere else: a refusal is kept with the
 * application, after the command has been undone. One that is taken forgets an earlier refusal.
 */
export const keepingRefusals = async <T>(
  { db, caller, now }: Pick<Context<UserCaller>, 'db' | 'caller' | 'now'>,
  { delayed, ...answer }: Answer,
  give: () => Promise<T>,
): Promise<T> => {
  try {
    const given = await give()
    await writeRefusal(db, answer, null)
    return given
  } catch (error) {
    if (delayed && isKept(error, answer.kind))
      await writeRefusal(db, answer, {
        act: answer.act,
        reason: error.id,
        at: now.toISOString(),
        by: caller.id,
        read: false,
      })
    throw error
  }
}
