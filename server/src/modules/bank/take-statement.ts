import type { BankFile } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { Statement, StatementEntry } from '../../iso20022'
import { takeTransfer } from '../payments'
import { closeBundle, type Closed, closePayout } from '../payouts'
import type { Outcome, Work } from './work'

type Note = BankFile['notes'][number]

const noteOf = (kind: Note['kind'], entry: StatementEntry): Note => ({
  kind,
  amount: entry.amount.text,
  reference: (entry.endToEndId ?? entry.bundle?.paymentInfoId ?? entry.bankReference)?.slice(0, 80) ?? null,
  day: entry.day,
})

const countClosed = (outcome: Outcome, entry: StatementEntry, closed: Closed, state: 'paid' | 'failed') => {
  if (closed.outcome === 'closed') outcome[state] += closed.count
  else if (closed.outcome === 'known') outcome.known += 1
  else if (closed.outcome === 'differs') outcome.notes.push(noteOf('differs', entry))
}

/** Money that left: our payouts end by it. What else leaves the account (fees, wages) is no business of ours. */
const takeDebit = async (trx: Db, work: Work, entry: StatementEntry, outcome: Outcome) => {
  const facts = { entry, userId: work.userId }
  const closed = entry.bundle
    ? await closeBundle(trx, work, facts)
    : await closePayout(trx, work, { ...facts, refusal: null })
  countClosed(outcome, entry, closed, 'paid')
}

/** Money that came: a payout that came back, or a transfer. */
const takeCredit = async (trx: Db, work: Work, entry: StatementEntry, outcome: Outcome, fileId: string) => {
  if (entry.bundle && entry.bundle.count > 1) {
    outcome.notes.push(noteOf('bundled', entry))
    return
  }
  if (entry.amount.ore === null) {
    outcome.notes.push(noteOf('other_currency', entry))
    return
  }
  if (entry.returned) {
    const closed = await closePayout(trx, work, { entry, refusal: entry.returned, userId: work.userId })
    if (closed.outcome !== 'foreign') return countClosed(outcome, entry, closed, 'failed')
  }
  const { bankReference, references, words, amount, day, sender } = entry
  const taken = await takeTransfer(trx, work, {
    fileId,
    bankReference,
    references,
    words,
    amount: amount.ore ?? 0,
    sender: sender ?? '',
    receivedOn: day,
  })
  outcome[taken] += 1
}

/** Carries out what a statement says, entry by entry; what cannot be carried out is noted for a person. */
export const takeStatement = async (trx: Db, work: Work, statement: Statement, fileId: string, outcome: Outcome) => {
  for (const entry of statement.entries) {
    if (entry.isReversal) outcome.notes.push(noteOf('reversal', entry))
    else if (entry.amount.ore === 0) continue
    else await (entry.isCredit ? takeCredit(trx, work, entry, outcome, fileId) : takeDebit(trx, work, entry, outcome))
  }
  for (const { text: amount } of statement.unequal)
    outcome.notes.push({ kind: 'unequal', amount, reference: null, day: null })
  outcome.notes.splice(100)
}
