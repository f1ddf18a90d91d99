import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { BankFileKind, PayoutAnswerProblem } from '@samspel/api'
import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import { readStatement, readStatusReport, type Statement, type StatusReport } from '../../iso20022'
import type { SealedColumn } from '../../sealing/seal-anew'
import { takeAnswer } from '../payouts'
import { takeStatement } from './take-statement'
import { nothingYet, type Outcome, type Work } from './work'

/** Of advisory locks: one file is read at a time, since two of them can tell of the same money. */
const reading = 54_002

interface GivenFile {
  content: string
  fileName: string | null
  /** The batch that an answer must be about, where it is read in there. */
  batchId?: string
}

export interface TakenFile {
  /** Why nothing of it was taken. */
  problems: PayoutAnswerProblem[]
  /** The file as it is kept; undefined where it was refused. */
  fileId?: string
  /** It had been read before, and changed nothing now. */
  isKnown: boolean
}

/** Undoes what was written before the file turned out not to be as it should. */
class Refused extends Error {
  constructor(readonly problems: PayoutAnswerProblem[]) {
    super('refused')
  }
}

const problem = (kind: PayoutAnswerProblem['kind'], found: string | null = null): PayoutAnswerProblem => ({
  kind,
  endToEndId: null,
  creator: null,
  expected: null,
  found,
})

/** Whose account a statement may tell of: that of payouts, and what stands behind the bankgiro. All, where neither is known. */
const isOurs =
  ({ payoutAccount, transferIban, payments: { transferAccount } }: Config) =>
  (account: string): boolean => {
    const ours = [payoutAccount?.iban, transferIban].filter((each) => each !== undefined)
    if (ours.length === 0) return true
    if (/^[A-Z]{2}\d{2}/.test(account)) return ours.includes(account)
    return transferAccount?.bankgiro.replaceAll(/\D/g, '') === account || ours.some((iban) => iban.endsWith(account))
  }

const contentOwner = (id: string): string => `bank_files.content:${id}`

export const sealedBankFiles: readonly SealedColumn[] = [
  { table: 'bank_files', key: ['id'], column: 'content', owner: contentOwner },
]

type Message = StatusReport | Statement
const isReport = (message: Message): message is StatusReport => message.kind === 'pain.002' || message.kind === 'csv'

const insert = async (
  trx: Db,
  { config, now, userId }: Work,
  { content, fileName, kind, messageId, digest }: GivenFile & { kind: BankFileKind; messageId: string; digest: string },
) => {
  const id = uuidv7()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bank_files')
    .values({
      id,
      kind,
      message_id: messageId,
      file_name: fileName,
      digest,
      content: fieldCipher(config.paymentDetailsKeys).seal(content, contentOwner(id)),
      outcome: JSON.stringify(nothingYet()),
      received_by: userId,
      received_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'message_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows ? id : undefined
}

const takeMessage = async (trx: Db, work: Work, message: Message, fileId: string, batchId: string | undefined) => {
  const outcome: Outcome = nothingYet()
  if (isReport(message)) {
    const { problems, isDuplicate, ...counts } = await takeAnswer(
      { ...work, db: trx },
      { batchId, answer: message, userId: work.userId },
    )
    if (problems.length > 0) throw new Refused(problems)
    Object.assign(outcome, counts)
    if (isDuplicate) outcome.notes.push({ kind: 'duplicate', amount: '', reference: message.messageId, day: null })
  } else await takeStatement(trx, { ...work, db: trx }, message, fileId, outcome)
  await trx
    .updateTable('bank_files')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', fileId)
    .execute()
}

/**
 * Takes a file of the bank as a whole or not at all: the answer to a batch (pain.002 or CSV), or what happened on the account (camt.054,
 * camt.053). It is kept, and read once, however often and from however many sides it comes: the bank's own name for the message says so.
 */
export const takeBankFile = async (work: Work, given: GivenFile): Promise<TakenFile> => {
  const { content, batchId } = given
  const message: Message | undefined = readStatement(content, isOurs(work.config)) ?? readStatusReport(content)
  if (!message) return { problems: [problem('unreadable')], isKnown: false }
  const [foreign] = isReport(message) || message.entries.length + message.unequal.length > 0 ? [] : message.foreign
  if (foreign !== undefined) return { problems: [problem('other_account', foreign)], isKnown: false }
  const digest = createHash('sha256').update(content).digest('hex')
  try {
    return await transact(work.db, async (trx): Promise<TakenFile> => {
      await sql`SELECT pg_advisory_xact_lock(${reading})`.execute(trx)
      const kept = { ...given, kind: message.kind, messageId: message.id ?? digest, digest }
      const fileId = await insert(trx, work, kept)
      if (!fileId) {
        const known = await trx
          .selectFrom('bank_files')
          .select(['id', 'digest'])
          .where('kind', '=', kept.kind)
          .where('message_id', '=', kept.messageId)
          .executeTakeFirstOrThrow()
        if (known.digest !== digest) throw new Refused([problem('other_content', kept.messageId.slice(0, 80))])
        return { problems: [], fileId: known.id, isKnown: true }
      }
      await takeMessage(trx, work, message, fileId, batchId)
      return { problems: [], fileId, isKnown: false }
    })
  } catch (error) {
    if (error instanceof Refused) return { problems: error.problems, isKnown: false }
    throw error
  }
}
