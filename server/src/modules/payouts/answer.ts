import type { PayoutAnswerProblem } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Config } from '../../config'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import type { LiveBus } from '../../live'
import { accountChanged, notifyOfPayout, payoutFailed, payoutPaid } from '../wallet'
import { failedMail } from './mails'
import { endToEndIdOf, pageOf } from './page'
import { decimal } from './pain001'
import { type AnswerRow, type BankAnswer, readAnswer, type SaidSum } from './read-answer'
import type { BatchRow, RowView } from './repository'
import * as repository from './repository'
import { approvedVersion, messageIdOf } from './send'
import { batchChanged } from './told'

interface Work {
  db: Db
  live: LiveBus
  config: Config
  now: Date
}

/** ISO 20022: settled, on its way, refused. */
const paid = new Set(['ACSC', 'ACCC'])
const underway = new Set(['ACCP', 'ACSP', 'ACTC', 'ACWC', 'PDNG', 'RCVD'])
const isFinal = (status: string) => paid.has(status) || status === 'RJCT'

const problem = (
  kind: PayoutAnswerProblem['kind'],
  facts: Partial<Omit<PayoutAnswerProblem, 'kind'>> = {},
): PayoutAnswerProblem => ({ kind, endToEndId: null, creator: null, expected: null, found: null, ...facts })

/** What was expected and what was found, where a sum that the bank repeats is another one. */
const otherSum = (said: SaidSum | null, expected: number) => {
  if (said === null || said.ore === expected) return undefined
  if (said.ore !== null) return { expected: decimal(expected), found: decimal(said.ore) }
  return { expected: /[A-Z]{3}$/.test(said.text) ? `${decimal(expected)} SEK` : decimal(expected), found: said.text }
}

const problemOfRow = (
  answer: AnswerRow,
  row: RowView | undefined,
  seen: Set<string>,
): PayoutAnswerProblem | undefined => {
  const { endToEndId, amount, status } = answer
  if (!row) return problem('unknown_id', { endToEndId })
  const about = { endToEndId, creator: row.creator_name }
  if (seen.has(endToEndId)) return problem('twice', about)
  const other = otherSum(amount, row.row_amount)
  if (other) return problem('wrong_amount', { ...about, ...other })
  if (!isFinal(status) && !underway.has(status))
    return problem('wrong_status', { ...about, found: status.slice(0, 80) })
  // What has ended stays as it is: an answer that says otherwise is another bank's business.
  const said = paid.has(status) ? 'paid' : 'failed'
  return isFinal(status) && (row.state === 'paid' || row.state === 'failed') && row.state !== said
    ? problem('wrong_status', { ...about, expected: row.state, found: status })
    : undefined
}

/** What in the answer is not as it was sent; nothing when it may be taken. */
export const problemsOf = (
  answer: BankAnswer | undefined,
  batch: BatchRow,
  rows: readonly RowView[],
): PayoutAnswerProblem[] => {
  if (!answer) return [problem('unreadable')]
  const messageId = messageIdOf({ ...batch, version: approvedVersion(batch) })
  if (answer.messageId !== messageId) return [problem('wrong_batch', { expected: messageId, found: answer.messageId })]
  const sum = rows.reduce((total, { row_amount: amount }) => total + amount, 0)
  const byId = new Map(rows.map((row) => [endToEndIdOf(row.payout_id), row]))
  const seen = new Set<string>()
  const found = answer.rows.flatMap((each) => {
    const wrong = problemOfRow(each, byId.get(each.endToEndId), seen)
    seen.add(each.endToEndId)
    return wrong ?? []
  })
  if (answer.count !== null && answer.count !== rows.length)
    found.push(problem('wrong_count', { expected: String(rows.length), found: String(answer.count) }))
  const otherTotal = otherSum(answer.sum, sum)
  if (otherTotal) found.push(problem('wrong_sum', otherTotal))
  if (answer.rows.length === 0) found.push(problem('nothing'))
  return found.slice(0, 50)
}

const settle = async (
  trx: Db,
  { live, config, now }: Work,
  row: RowView,
  answer: AnswerRow,
  userId: string | null,
  batchId: string,
) => {
  const isPaid = paid.has(answer.status)
  const end = { payoutId: row.payout_id, accountId: row.account_id, amount: row.row_amount, now, createdBy: userId }
  await (isPaid
    ? payoutPaid(trx, { ...end, title: 'Utbetalning' })
    : payoutFailed(trx, { ...end, title: 'Utbetalningen gick inte igenom' }))
  const state = isPaid ? 'paid' : 'failed'
  const [code, words] = isPaid ? [null, null] : [answer.code, answer.words]
  await trx
    .updateTable('payouts')
    .set({ state, settled_at: now.toISOString(), failure_code: code, failure_text: words })
    .where('id', '=', row.payout_id)
    .execute()
  await trx
    .updateTable('payout_batch_rows')
    .set({ state, settled_at: now.toISOString(), result_code: answer.code, result_text: answer.words })
    .where('batch_id', '=', batchId)
    .where('payout_id', '=', row.payout_id)
    .execute()
  await repository.record(trx, {
    batchId,
    payoutId: row.payout_id,
    act: isPaid ? 'row_paid' : 'row_failed',
    userId,
    note: isPaid ? null : [answer.code, answer.words].filter(Boolean).join(' ') || null,
    now,
  })
  await notifyOfPayout(
    trx,
    { live, now, config },
    {
      kind: isPaid ? 'payout_paid' : 'payout_failed',
      creatorId: row.creator_id,
      payoutId: row.payout_id,
      amount: row.row_amount,
      ...(!isPaid && {
        mail: ({ to, locale }) =>
          failedMail(
            { email: to, locale, creator_name: row.creator_name },
            { amount: row.row_amount, code, words, appUrl: config.appUrl },
          ),
      }),
    },
  )
  await live.publish(trx, accountChanged({ id: row.account_id, brand_id: null, instagramer_id: row.creator_id }))
}

/** Takes the bank's answer as a whole or not at all. The same answer again changes nothing. */
export const takeAnswer = (
  work: Work,
  { batchId, answer, userId }: { batchId: string; answer: BankAnswer | undefined; userId: string | null },
): Promise<PayoutAnswerProblem[]> =>
  transact(work.db, async (trx) => {
    const batch = await repository.lockBatch(trx, batchId)
    const rows = (await repository.rowsOf(trx, batchId)).filter(({ state }) => state !== 'stopped')
    const isTaken = batch.state === 'sent' || batch.state === 'answered'
    if (!isTaken) return [problem('wrong_batch', { found: batch.state })]
    const problems = problemsOf(answer, batch, rows)
    if (problems.length > 0 || !answer) return problems
    const byId = new Map(rows.map((row) => [endToEndIdOf(row.payout_id), row]))
    let left = rows.filter(({ state }) => state === 'included').length
    let ended = 0
    for (const each of answer.rows) {
      const row = byId.get(each.endToEndId)
      if (!row || row.state !== 'included' || !isFinal(each.status)) continue
      await settle(trx, work, row, each, userId, batchId)
      ended += 1
      left -= 1
    }
    if (ended === 0) return []
    await repository.record(trx, { batchId, act: 'answered', userId, now: work.now })
    await work.live.publish(trx, batchChanged(batchId))
    if (left === 0)
      await trx
        .updateTable('payout_batches')
        .set({ state: 'answered', answered_at: work.now.toISOString() })
        .where('id', '=', batchId)
        .execute()
    return []
  })

export const readPayoutAnswer = async (context: Context<UserCaller>, { id, file }: { id: string; file: string }) => {
  const { db, config, caller, now } = context
  const problems = await takeAnswer(context, { batchId: id, answer: readAnswer(file), userId: caller.id })
  return { problems, page: await pageOf(db, config, id, now) }
}
