import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import { readReference } from './reference'
import * as repository from './repository'
import { bookTransfer } from './transfers'

interface Work {
  live: LiveBus
  config: Config
  now: Date
}

/** Money that the bank says has come. */
export interface IncomingTransfer {
  fileId: string
  bankReference: string | null
  /** What the payer gave as references, each in a field of its own. */
  references: readonly string[]
  /** What the payer wrote in words. */
  words: string
  /** Öre. */
  amount: number
  sender: string
  receivedOn: string
}

/**
 * Books what came on the account that its one OCR reference names, when it is the sum that was announced there and nothing has come for it
 * yet. Everything else stays open for a person: nobody has said whose it is, or that it is meant. The same money is taken once, whichever of
 * the bank's messages tell of it.
 */
export const takeTransfer = async (
  trx: Db,
  work: Work,
  { fileId, bankReference, references, words, amount, sender, receivedOn }: IncomingTransfer,
): Promise<'booked' | 'open' | 'known'> => {
  const { now } = work
  if (bankReference) {
    const { rows } = await sql`SELECT FROM bank_transfers WHERE bank_reference = ${bankReference}`.execute(trx)
    if (rows.length > 0) return 'known'
  }
  const [only, ...more] = new Set(references.map(readReference).filter((each) => each !== undefined))
  const reference = more.length === 0 ? only : undefined
  const payment = reference ? await repository.lockPayment(trx, sql`p.reference = ${reference}`) : undefined
  const booked = payment && payment.state !== 'paid' && payment.amount === amount ? payment : undefined
  const id = uuidv7()
  const transactionId = booked
    ? await bookTransfer(trx, work, {
        id,
        accountId: booked.account_id,
        brandId: booked.brand_id,
        amount,
        userId: null,
      })
    : null
  const written = (reference ?? (references.join(' ') || words)).slice(0, 40).trim()
  await sql`INSERT INTO bank_transfers (id, reference, amount, sender, received_on, state, payment_id, account_id, transaction_id, bank_file_id,
      bank_reference, created_at, settled_at)
    VALUES (${id}, ${written}, ${amount}, ${sender}, ${receivedOn}, ${booked ? 'booked' : 'open'}, ${payment?.id ?? null},
      ${booked?.account_id ?? null}, ${transactionId}, ${fileId}, ${bankReference}, ${now}, ${booked ? now : null})`.execute(
    trx,
  )
  if (booked && transactionId) await repository.changePayment(trx, booked.id, { state: 'paid', now, transactionId })
  return booked ? 'booked' : 'open'
}
