import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf as slice } from '../../http/page'
import { bankingDaysSince } from '../wallet'
import { checkPayee } from './details'
import { toBatch } from './page'
import * as repository from './repository'
import { batchChanged } from './told'

/** More rows than these are no table for two people to judge; the others wait for the next batch. */
const rowsInBatch = 200
/** More banking days than these are late. */
export const lateAfterDays = 2
/** Of advisory locks: one batch is put together at a time. */
const compiling = 54_001

export const listPayoutBatches = async ({ db, now }: Context<UserCaller>, query: Query<'listPayoutBatches'>) => {
  const page = slice(query, pageSizes.table)
  const { rows, total } = await repository.listBatches(db, query.state, page)
  const sums = await repository.waitingSums(db)
  const late = (await repository.waitingSince(db)).filter((at) => bankingDaysSince(at, now) > lateAfterDays).length
  return { payoutBatches: rows.map((row) => toBatch(row, now)), meta: metaOf(page, total), waiting: { ...sums, late } }
}

/** Puts what waits together; what fails a check is listed and stays behind. */
export const createPayoutBatch = ({ db, caller, config, now, live }: Context<UserCaller>) =>
  transact(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${compiling})`.execute(trx)
    const rows = (await repository.waitingPayouts(trx, rowsInBatch)).map((row) => ({
      row,
      checked: checkPayee(config, row),
    }))
    if (!rows.some(({ checked }) => !checked.stop)) throw new AppError('nothing_to_pay')
    const year = Number(dayOf(now).slice(0, 4))
    const last = await trx
      .selectFrom('payout_batches')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('year', '=', year)
      .executeTakeFirst()
    const id = uuidv7()
    await trx
      .insertInto('payout_batches')
      .values({
        id,
        year,
        number: (last?.number ?? 0) + 1,
        checksum: repository.checksumOf(rows.flatMap(({ checked }) => (checked.stop ? [] : [checked.fingerprint]))),
        compiled_by: caller.id,
        compiled_at: now.toISOString(),
      })
      .execute()
    await repository.record(trx, { batchId: id, act: 'compiled', userId: caller.id, now })
    for (const { row, checked } of rows) {
      await repository.insertRow(trx, id, row, checked)
      if (checked.stop)
        await repository.record(trx, {
          batchId: id,
          payoutId: row.payout_id,
          act: 'row_stopped',
          userId: null,
          note: checked.stop.note,
          now,
        })
    }
    await live.publish(trx, batchChanged(id))
    const view = await repository.viewBatch(trx, id)
    if (!view) throw new Error('A batch is gone in its own transaction')
    return { batch: toBatch(view, now) }
  })
