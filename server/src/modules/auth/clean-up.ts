import { sql } from 'kysely'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { anonymousCallerId } from '../../http/idempotency'
import { repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'

/** Days after which an idempotency key is forgotten, so that a repeated write counts as a new one. */
const keyDays = 90
const keyBatch = 5_000

/**
 * Deletes what no longer grants access: links a month after they expired, sessions a month after their last use, completed outbox
 * deliveries, and idempotency keys, those of visitors after a week and all others after 90 days (decision 123).
 */
export const cleanUpAccounts = async (db: Db, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  await sql`DELETE FROM password_resets WHERE expires_at < ${before(30)}`.execute(db)
  await sql`DELETE FROM security_alerts WHERE expires_at < ${before(30)}`.execute(db)
  await sql`DELETE FROM second_step_sign_ins WHERE expires_at < ${before(30)}`.execute(db)
  await sql`DELETE FROM remembered_devices WHERE expires_at < ${now}`.execute(db)
  await sql`DELETE FROM email_confirmations WHERE expires_at < ${before(30)}`.execute(db)
  await sql`DELETE FROM sessions WHERE last_seen_at < ${before(30)}`.execute(db)
  await sql`DELETE FROM idempotency_keys WHERE caller_id = ${anonymousCallerId} AND created_at < ${before(7)}`.execute(
    db,
  )
  await sql`DELETE FROM outbox WHERE done_at < ${before(7)}`.execute(db)
  await sql`DELETE FROM mail_suppressions WHERE last_at < ${before(400)}`.execute(db)
  // The only large table here: deleted in batches to keep transactions short.
  await repeat(async (limit) => {
    const { numAffectedRows } = await sql`DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM idempotency_keys WHERE created_at < ${before(keyDays)} LIMIT ${limit}))`.execute(db)
    return Number(numAffectedRows ?? 0n)
  }, keyBatch)
}

export const accountCleanUpJob: Job = {
  name: 'account-clean-up',
  everyMs: 3_600_000,
  run: ({ db, now }) => cleanUpAccounts(db, now()),
}
