import { sql } from 'kysely'
import { messageLimits } from '@samspel/api/message-rules'
import type { UserCaller } from '../../auth/caller'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { haveMet } from './pair'
import type { ThreadRow } from './thread-lock'

interface Facts {
  met: boolean
  answered: boolean
  written: number
  begun_today: number
}

/**
 * Limits unsolicited messages: a brand may write only a few before the creator's first reply, and an account may approach only a few such
 * creators a day.
 */
export const requireWelcome = async (trx: Db, caller: UserCaller, thread: ThreadRow, now: Date): Promise<void> => {
  const inThread = sql`m.brand_id = ${thread.brand_id} AND m.thread_id = ${thread.id} AND m.notice IS NULL`
  const {
    rows: [facts],
  } = await sql<Facts>`SELECT ${haveMet(sql`${thread.brand_id}`, sql`${thread.instagramer_id}`)} AS met,
      EXISTS (SELECT FROM messages m WHERE ${inThread} AND m.author = 'instagramer') AS answered,
      (SELECT count(*) FROM (SELECT FROM messages m WHERE ${inThread} AND m.author = 'user' LIMIT ${messageLimits.strangerMessages}) few) AS written,
      (SELECT count(*) FROM messages m WHERE m.author_user_id = ${caller.id} AND m.notice IS NULL
        AND m.created_at > ${now}::timestamptz - interval '1 day'
        AND NOT EXISTS (SELECT FROM messages earlier WHERE earlier.brand_id = m.brand_id AND earlier.thread_id = m.thread_id
          AND earlier.notice IS NULL AND earlier.seq < m.seq)
        AND NOT ${haveMet(sql`m.brand_id`, sql`m.instagramer_id`)}) AS begun_today`.execute(trx)
  if (!facts || facts.met || facts.answered) return
  if (facts.written >= messageLimits.strangerMessages) throw new AppError('await_answer')
  if (facts.written === 0 && facts.begun_today >= messageLimits.strangersPerDay)
    throw new AppError('too_many_strangers')
}
