import { type Selectable, sql } from 'kysely'
import { fieldCipher } from '../../../auth/field-cipher'
import type { Config } from '../../../config'
import type { DB } from '../../../db/types'
import type { AppContext } from '../../../http/call'
import type { SealedColumn } from '../../../sealing/seal-anew'
import { type Answer, post, signedHeaders } from '../../webhooks'

export type AlarmContext = Pick<AppContext, 'db' | 'config' | 'now'>
export type AlarmRow = Selectable<DB['remote_alarms']>
export type CallRow = Selectable<DB['remote_alarm_calls']>

const cipherOf = ({ paymentDetailsKeys }: Pick<Config, 'paymentDetailsKeys'>) => fieldCipher(paymentDetailsKeys)
const ownerOf = (remote: string) => `alarm of ${remote}`

export const sealedAlarms: readonly SealedColumn[] = [
  { table: 'remote_alarms', key: ['remote'], column: 'secret', owner: ownerOf },
]

export const sealAlarmSecret = (config: Config, remote: string, secret: string): string =>
  cipherOf(config).seal(secret, ownerOf(remote))

/** What is sent; the same on every try. */
const bodyOf = ({ id, kind, facts, happened_at }: CallRow): string =>
  JSON.stringify({ id, type: kind, timestamp: new Date(happened_at).toISOString(), data: facts })

/** Sends one call, signed as webhooks of companies are, under the same guard. */
export const sendCall = ({ config, now }: AlarmContext, alarm: AlarmRow, call: CallRow): Promise<Answer> => {
  const body = bodyOf(call)
  const secret = cipherOf(config).open(alarm.secret, ownerOf(alarm.remote))
  return post(config, {
    url: alarm.url,
    body,
    headers: signedHeaders({ id: call.id, body, now: now() }, secret === undefined ? [] : [secret]),
  })
}

export const isTaken = ({ status }: Pick<Answer, 'status'>): boolean => status !== null && status >= 200 && status < 300

/** An alarm of three days ago helps nobody. */
const triedDays = 3
const longestPause = 3_600
/** A claimed call is left to its worker for so long; longer than a receiver may take. */
const claimSeconds = 120
const atOnce = 20

/** Writes down what came back: told, waiting for another try, or given up. A test is tried once. */
export const settleCall = async ({ db }: AlarmContext, { id, attempts }: CallRow, answer: Answer): Promise<void> => {
  const pause = Math.max(Math.min(5 * 2 ** attempts, longestPause), answer.retryAfter ?? 0)
  await sql`UPDATE remote_alarm_calls SET
      state = CASE WHEN ${isTaken(answer)} THEN 'delivered'
        WHEN kind = 'remote.test' OR ${answer.status === 410} OR created_at <= now() - make_interval(days => ${triedDays}) THEN 'failed'
        ELSE 'waiting' END,
      attempts = ${attempts}, next_at = now() + make_interval(secs => ${pause}), tried_at = now(),
      status = ${answer.status}, fault = ${answer.fault}
    WHERE id = ${id}`.execute(db)
}

/** Sends what is due. */
export const sendDueCalls = async (context: AlarmContext): Promise<void> => {
  const { rows } = await sql<CallRow>`UPDATE remote_alarm_calls SET attempts = attempts + 1,
      next_at = now() + make_interval(secs => ${claimSeconds})
    WHERE id IN (SELECT id FROM remote_alarm_calls WHERE state = 'waiting' AND next_at <= now()
      ORDER BY next_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED) RETURNING *`.execute(context.db)
  if (rows.length === 0) return
  const alarms = await context.db.selectFrom('remote_alarms').selectAll().execute()
  await Promise.all(
    rows.map(async (call) => {
      const alarm = alarms.find(({ remote }) => remote === call.remote)
      if (alarm) await settleCall(context, call, await sendCall(context, alarm, call))
    }),
  )
}
