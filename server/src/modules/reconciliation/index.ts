import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes, type Reconciliation } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Config } from '../../config'
import type { Context, Query } from '../../context'
import { dayMs, dayOf, startOfDayIn } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import type { Job } from '../../jobs/clock'
import { bookedPayments, reportedPayments } from '../payments'
import { type CardReport, cardSides } from './card'
import { look, type Seen } from './look'

export type { CardReport } from './card'

/** Days of card payments that are compared, the last of them yesterday: word of today's may still be on its way. */
const daysOfCards = 30
/** The hour in Stockholm from which the night's is made. */
const nightHour = 3

/** What the provider of card payments reports, and what of it is booked. */
const cards: CardReport = { reportedPayments, bookedPayments }

interface Run {
  id: string
  started_by: string | null
  ran_at: string
  differences: number
  result: Omit<Seen, 'differences'>
}

const runs = sql`reconciliations r LEFT JOIN users u ON u.id = r.started_by`
const columns = sql`r.id, u.name AS started_by, r.ran_at, r.differences, r.result`

const toReconciliation = ({ id, started_by: startedBy, ran_at: ranAt, differences, result }: Run): Reconciliation => ({
  id,
  ranAt,
  startedBy,
  differences,
  ...result,
})

export const listReconciliations = async ({ db }: Context<UserCaller>, query: Query<'listReconciliations'>) => {
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    sql<Run>`SELECT ${columns} FROM ${runs} ORDER BY r.ran_at DESC, r.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`reconciliations`,
  )
  return { reconciliations: rows.map(toReconciliation), meta: metaOf(page, total) }
}

interface Order {
  db: Db
  config: Config
  now: Date
  /** Whoever asks for it, or the night that it is of. */
  of: { userId: string } | { night: string }
}

/** Looks at the books as they are at one moment and keeps what was seen; undefined where the night has been looked at. */
const run = async ({ db, config, now, of }: Order, report: CardReport = cards): Promise<string | undefined> => {
  const [night, userId] = 'night' in of ? [of.night, null] : [null, of.userId]
  const to = startOfDayIn('SE', dayOf(now))
  const period = { from: new Date(to.getTime() - daysOfCards * dayMs), to }
  const card = await cardSides(report, { db, config }, period)
  return transact(db, async (trx) => {
    if (!db.isTransaction) await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(trx)
    const { differences, ...result } = await look(trx, card)
    const id = uuidv7()
    const { numAffectedRows } =
      await sql`INSERT INTO reconciliations (id, night, started_by, ran_at, differences, result)
      VALUES (${id}, ${night}, ${userId}, ${now}, ${differences}, ${JSON.stringify(result)}) ON CONFLICT (night) DO NOTHING`.execute(
        trx,
      )
    return numAffectedRows ? id : undefined
  })
}

export const createReconciliation = async ({ db, config, now, caller }: Context<UserCaller>) => {
  const id = await run({ db, config, now, of: { userId: caller.id } })
  const [made] = (await sql<Run>`SELECT ${columns} FROM ${runs} WHERE r.id = ${id}`.execute(db)).rows
  if (!made) throw new AppError('internal')
  return { reconciliation: toReconciliation(made) }
}

export const reconciliationHandlers = {
  listReconciliations: (call) => listReconciliations(call, call.query),
  createReconciliation: (call) => createReconciliation(call),
} satisfies Partial<Handlers>

const hourIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', hour: 'numeric', hourCycle: 'h23' })

/** Makes the night's reconciliation where it is time and nobody has; a difference is an error in the log, too. */
export const reconcileNight = async (
  { db, config, now, log }: Pick<Parameters<Job['run']>[0], 'db' | 'config' | 'now' | 'log'>,
  report: CardReport = cards,
): Promise<void> => {
  const at = now()
  const night = dayOf(at)
  if (Number(hourIn.format(at)) < nightHour) return
  const { rows } = await sql`SELECT FROM reconciliations WHERE night = ${night}`.execute(db)
  if (rows.length > 0) return
  const id = await run({ db, config, now: at, of: { night } }, report)
  if (!id) return
  const { rows: made } = await sql<{
    differences: number
  }>`SELECT differences FROM reconciliations WHERE id = ${id}`.execute(db)
  const differences = made[0]?.differences ?? 0
  if (differences > 0) log.error({ night, differences }, 'the books differ from what stands beside them')
}

export const reconciliationJob: Job = { name: 'reconcile', everyMs: 600_000, run: (context) => reconcileNight(context) }
