import { expect } from '@jest/globals'
import { hash } from '@node-rs/argon2'
import type { BankFile, PayoutAnswerProblem, PayoutBatchPage } from '@samspel/api'
import { camelizeKeys } from '@samspel/api'
import { type Records, recordsOf } from './records'
import { type Actor, openTestApi, type TestApi } from './test-api'
import { walletOf } from './wallet'

export const swedbank = '8327-9 834 124 471'

/** An API with two members of staff, and the steps of a batch from the request to the bank. */
export const openPayouts = async () => {
  const api: TestApi = await openTestApi()
  const make: Records = recordsOf(api)
  const [alva, elin] = [await make.staff('admin'), await make.staff('admin')]
  await api.db
    .updateTable('users')
    .set({ password_hash: await hash('samspel-demo', { memoryCost: 8, timeCost: 1 }) })
    .execute()
  const wallet = walletOf(api, make, alva)

  const post = async (who: Actor, path: string, body: object = {}) => {
    const answer = await api.call(who, 'POST', `/api${path}`, { body })
    return { status: answer.status, body: camelizeKeys(answer.body) as Record<string, unknown> }
  }
  const pageOf = async (id: string) =>
    camelizeKeys((await api.call(alva, 'GET', `/api/payout_batches/${id}`)).body) as unknown as PayoutBatchPage
  /** A creator who has money and has requested a payout. */
  const asking = async (amount: number, fields: object = {}) => {
    const creator = await make.creator({ bankAccountNumber: swedbank, personalId: '19900101-9802', ...fields })
    const accountId = await wallet.accountOf(creator.id)
    await wallet.book(accountId, 'debit', amount)
    const { body } = await wallet.payOut(creator, accountId, amount)
    const payoutId = (body as { payout: { id: string } }).payout.id
    return { ...creator, accountId, payoutId, endToEndId: payoutId.replaceAll('-', '').toUpperCase() }
  }
  /** Everything that waits, in a batch that the bank has. */
  const sent = async () => {
    const { body } = await post(elin, '/payout_batches')
    const { id } = body.batch as PayoutBatchPage['batch']
    expect((await post(alva, `/payout_batches/${id}/approve`, { version: 1, password: 'samspel-demo' })).status).toBe(
      200,
    )
    const { body: exported } = await post(alva, `/payout_batches/${id}/export`, { version: 2, format: 'pain001' })
    expect((await post(elin, `/payout_batches/${id}/send`, { version: 3 })).status).toBe(200)
    const file = exported.file as string
    return { id, messageId: /<MsgId>([^<]+)/.exec(file)?.[1] ?? '', file }
  }
  const read = async (file: string, who = alva) =>
    (await post(who, '/bank_files', { file })).body as unknown as {
      problems: PayoutAnswerProblem[]
      isKnown: boolean
      bankFile: BankFile | null
    }
  const moneyOf = async (creator: Actor) =>
    (await api.call(creator, 'GET', '/api/instagramers/me/account')).body as {
      account: { balance: number }
      on_the_way: { state: string; payout: { progress: string; reason: string | null } }[]
    }
  return { api, make, wallet, alva, elin, post, pageOf, asking, sent, read, moneyOf }
}
export type Payouts = Awaited<ReturnType<typeof openPayouts>>
