import type { PayoutAnswerProblem } from '@samspel/api'
import { transact } from '../../db/transact'
import type { StatusReport } from '../../iso20022'
import { batchIdOf } from './find'
import { endingsOf, problem, problemsOf, saysDuplicate } from './judge-answer'
import { batchNamed } from './names'
import * as repository from './repository'
import { endBatch, release, settle, type Work } from './settle'
import { batchChanged } from './told'

export interface Taken {
  problems: PayoutAnswerProblem[]
  paid: number
  failed: number
  /** Wait for another batch. */
  released: number
  /** The bank says that it has the batch already: nothing has been given back, since it may be paying it. */
  isDuplicate: boolean
}

const nothing = (problems: PayoutAnswerProblem[]): Taken => ({
  problems,
  paid: 0,
  failed: 0,
  released: 0,
  isDuplicate: false,
})

/**
 * Takes the bank's answer as a whole or not at all; `batchId` names the batch that it must be about, where somebody reads it in there. The
 * same answer again changes nothing.
 */
export const takeAnswer = (
  work: Work,
  { batchId, answer, userId }: { batchId?: string; answer: StatusReport; userId: string | null },
): Promise<Taken> =>
  transact(work.db, async (trx) => {
    const named = batchNamed(answer.messageId)
    const id = batchId ?? (named && (await batchIdOf(trx, named)))
    if (!id) return nothing([problem('unknown_batch', { found: answer.messageId })])
    const batch = await repository.lockBatch(trx, id)
    if (batch.state !== 'sent' && batch.state !== 'answered')
      return nothing([problem('wrong_batch', { found: batch.state })])
    const rows = (await repository.rowsOf(trx, id)).filter(({ state }) => state !== 'stopped')
    const problems = problemsOf(answer, batch, rows)
    if (problems.length > 0) return nothing(problems)
    const judged = endingsOf(answer, batch, rows)
    const isDuplicate = endingsOf(answer, batch, rows, true).some(saysDuplicate)
    const endings = isDuplicate ? judged.filter(({ end }) => end !== 'waits') : judged
    const taken = { ...nothing([]), isDuplicate }
    for (const { row, ...ending } of endings) {
      if (ending.end === 'waits') continue
      await settle(trx, work, { batchId: id, row, refusal: ending.end === 'failed' ? ending : null, userId })
      taken[ending.end] += 1
    }
    const waiting = endings.flatMap((each) => (each.end === 'waits' ? [each] : []))
    const [first] = waiting
    if (first) await release(trx, work, { batch, rows: waiting.map(({ row }) => row), reason: first, userId })
    taken.released = waiting.length
    const said = answer.status ?? answer.parts.find(({ status }) => status)?.status ?? null
    if (endings.length > 0 || (said && rows.some(({ state }) => state === 'included')))
      await repository.record(trx, { batchId: id, act: 'answered', userId, note: said, now: work.now })
    await (endings.length > 0 ? endBatch(trx, work, id) : work.live.publish(trx, batchChanged(id)))
    return taken
  })
