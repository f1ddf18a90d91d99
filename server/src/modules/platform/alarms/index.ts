import { uuidv7 } from 'uuidv7'
import { transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { isWebhookAddress, newSecret } from '../../webhooks'
import { type AlarmContext, type CallRow, isTaken, sealAlarmSecret, sendCall, settleCall } from './send'

export { sealedAlarms } from './send'
export { alarmJob, watchAlarms } from './watch'

const shownCalls = 10

/** How an alarm of a remote is set, and what it told last. Of the address only the host, since the rest may hold a secret. */
export interface ShownAlarm {
  host: string
  setBy: string
  setAt: string
  calls: {
    kind: CallRow['kind']
    version: string | null
    at: string
    state: CallRow['state']
    attempts: number
    status: number | null
    fault: string | null
  }[]
}

export const readAlarm = async ({ db }: AlarmContext, remote: string): Promise<ShownAlarm | null> => {
  const alarm = await db.selectFrom('remote_alarms').selectAll().where('remote', '=', remote).executeTakeFirst()
  if (!alarm) return null
  const calls = await db
    .selectFrom('remote_alarm_calls')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownCalls)
    .execute()
  return {
    host: new URL(alarm.url).host,
    setBy: alarm.set_by,
    setAt: alarm.set_at,
    calls: calls.map(({ kind, version, happened_at, state, attempts, status, fault }) => ({
      kind,
      version,
      at: happened_at,
      state,
      attempts,
      status,
      fault,
    })),
  }
}

/** Sets the address of a remote, with a new secret that is answered this once. What waited for another address is dropped. */
export const setAlarm = async (
  { db, config, now }: AlarmContext,
  { remote, url, by }: { remote: string; url: string; by: string },
): Promise<{ host: string; secret: string }> => {
  if (!isWebhookAddress(url, config)) throw invalid({ url: ['invalid_url'] })
  const secret = newSecret()
  const row = { url, secret: sealAlarmSecret(config, remote, secret), set_by: by, set_at: now().toISOString() }
  await transact(db, async (trx) => {
    await trx.deleteFrom('remote_alarms').where('remote', '=', remote).execute()
    await trx
      .insertInto('remote_alarms')
      .values({ remote, ...row })
      .execute()
  })
  return { host: new URL(url).host, secret }
}

/** @returns whether there was one */
export const removeAlarm = async ({ db }: AlarmContext, remote: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('remote_alarms').where('remote', '=', remote).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Sends a test at once and answers what came back; it is not tried again. */
export const testAlarm = async (context: AlarmContext, { remote, by }: { remote: string; by: string }) => {
  const { db, now } = context
  const alarm = await db.selectFrom('remote_alarms').selectAll().where('remote', '=', remote).executeTakeFirst()
  if (!alarm) throw new AppError('not_found')
  const call = await db
    .insertInto('remote_alarm_calls')
    .values({
      id: uuidv7(),
      remote,
      kind: 'remote.test',
      version: null,
      channel: null,
      facts: JSON.stringify({ remote, by }),
      happened_at: now().toISOString(),
      ended_at: null,
      // The job leaves it alone: it is tried here, once.
      state: 'failed',
      attempts: 1,
      tried_at: null,
      status: null,
      fault: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const answer = await sendCall(context, alarm, call)
  await settleCall(context, call, answer)
  const { status, fault, tookMs } = answer
  return { isTaken: isTaken(answer), status, fault, tookMs }
}
