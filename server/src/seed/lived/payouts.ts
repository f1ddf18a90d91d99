import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { bankHandlers } from '../../modules/bank'
import { payoutHandlers } from '../../modules/payouts'
import { walletHandlers } from '../../modules/wallet'
import { accountEndingIn, bankAccountOf } from '../content/payment-details'
import { demoPassword } from '../password'
import type { PayoutRequest } from '../world/context'
import { bankAnswerOf } from './bank-answer'
import { type Acting, creatorCaller } from './people'

/** Asks for money as the creator does. */
export const request = async (acting: Acting, { creator, amount, at }: PayoutRequest): Promise<void> => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM accounts WHERE instagramer_id = ${creator.id}`.execute(
    acting.db,
  )
  await walletHandlers.createPayout(
    acting.call(creatorCaller(creator.id, creator.name), at, {
      params: { id: rows[0]?.id },
      body: { payout: { amount } },
    }),
  )
}

/** Another bank account, as the creator types it. */
const changeAccount = ({ db }: Acting, creatorId: string, number: string) =>
  sql`UPDATE instagramers SET bank_account_number = ${number}, bank_account_last_four = ${number.slice(-4)} WHERE id = ${creatorId}`.execute(
    db,
  )

interface Made {
  id: string
  name: string
  version: number
}

/** A batch and what became of it, step by step; each step is another day's or another person's. */
const stepsOf = (acting: Acting) => {
  const { call } = acting
  const compile = async (by: UserCaller, at: string): Promise<Made> => {
    const { batch } = await payoutHandlers.createPayoutBatch(call(by, at))
    return batch
  }
  const step = (at: string, by: UserCaller, { id, version }: Made, body: object = {}) =>
    call<never>(by, at, { params: { id }, body: { version, ...body } })
  const approve = async (batch: Made, by: UserCaller, at: string): Promise<Made> =>
    (await payoutHandlers.approvePayoutBatch(step(at, by, batch, { password: demoPassword }))).batch
  const fetchFile = async (batch: Made, by: UserCaller, at: string): Promise<Made> =>
    (await payoutHandlers.exportPayoutBatch(step(at, by, batch, { format: 'pain001' }))).page.batch
  const send = async (batch: Made, by: UserCaller, at: string): Promise<Made> =>
    (await payoutHandlers.sendPayoutBatch(step(at, by, await fetchFile(batch, by, at)))).batch
  const answer = async (batch: Made, by: UserCaller, at: string) => {
    const { rows } = await payoutHandlers.getPayoutBatch(call(by, at, { params: { id: batch.id } }))
    // Exporting and sending made one version more each since the approval that the file is named by.
    const file = bankAnswerOf(`SAMSPEL-${batch.name}-${batch.version - 2}`, rows)
    const { problems } = await bankHandlers.readPayoutAnswer(step(at, by, batch, { file }))
    if (problems.length > 0) throw new Error('The answer of the bank in the demo cannot be read')
  }
  const giveBack = (batch: Made, by: UserCaller, at: string, reason: string) =>
    payoutHandlers.returnPayoutBatch(step(at, by, batch, { reason }))
  const askStopped = async ({ id }: Made, by: UserCaller, at: string) => {
    const { rows } = await payoutHandlers.getPayoutBatch(call(by, at, { params: { id } }))
    for (const row of rows.filter(({ state }) => state === 'stopped'))
      await payoutHandlers.askForPayoutDetails(call(by, at, { params: { id, payoutId: row.id } }))
  }
  return { compile, approve, fetchFile, send, answer, giveBack, askStopped }
}

export { changeAccount, stepsOf }
export const closedAccount = accountEndingIn('0404')
/** At a bank that nobody knows. */
export const foreignAccount = '1050 123 8830'
export const slowAccount = accountEndingIn('0505')
export const newAccount = bankAccountOf('SE', 4_471_902)
