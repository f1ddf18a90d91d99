import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readConfig } from '../src/config'
import { bankFolderJob } from '../src/modules/bank'
import { ledgerFaults } from '../src/modules/wallet'
import { openPayouts, type Payouts } from './support/payout-batches'
import { openPractice, type TestPractice } from './support/practice'
import { newKey } from './support/wallet'

let pay: Payouts
let practice: TestPractice
let folder: string
beforeAll(async () => {
  pay = await openPayouts()
  practice = await openPractice({ only: ['bank'], now: () => pay.api.clock.now })
  const config = readConfig({
    DATABASE_URL: 'postgres://samspel@db.test/samspel',
    SESSION_SECRET: 'a secret of more than thirty-two letters',
    ...practice.settingsOf('bank'),
  })
  const { bankFolder, payoutAccount } = config
  Object.assign(pay.api.config, { bankFolder, payoutAccount })
  pay.api.config.payments.transferAccount = config.payments.transferAccount
  folder = bankFolder ?? ''
})
afterAll(async () => {
  await practice.stop()
  await pay.api.close()
})

const readIn = () =>
  bankFolderJob.run({
    ...pay.api,
    live: pay.api.bus,
    now: () => pay.api.clock.now,
    log: { error: () => undefined },
  } as never)
/** What is queued goes to the bank, which works, and its answers are read. */
const exchange = async () => {
  await pay.api.deliver()
  await practice.steer('bank', 'work')
  await readIn()
}
const failed = () => readdir(path.join(folder, 'failed'))

describe('payouts through the bank of the practice world', () => {
  test('accepted ones are paid, refused ones come back with the reason, slow ones stay on their way', async () => {
    const swedish = (account: string) => ({ bankAccountNumber: account })
    const paid = await pay.asking(345_000)
    const closed = await pay.asking(185_000, swedish('8327-9 834 120 404'))
    const abroad = await pay.asking(95_000, { ...swedish('NO93 8601 1117 947'), countryCode: 'NO', personalId: null })
    const { id, messageId } = await pay.sent()
    await exchange()
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'answered', paidCount: 2, failedCount: 1 })
    expect(await pay.moneyOf(paid)).toMatchObject({ on_the_way: [{ state: 'paid' }] })
    expect(await pay.moneyOf(abroad)).toMatchObject({ on_the_way: [{ state: 'paid' }] })
    expect(await pay.moneyOf(closed)).toMatchObject({
      account: { balance: 185_000 },
      on_the_way: [{ state: 'failed', payout: { reason: 'AC04' } }],
    })
    await practice.steer('bank', 'end_day')
    await readIn()
    const { body } = await pay.api.call(pay.alva, 'GET', '/api/bank_files')
    expect((body as { bank_files: object[] }).bank_files[0]).toMatchObject({ kind: 'camt.053', paid: 0, known: 2 })
    // The same file once more: the bank has it already, and nothing is given back.
    const taken = await readFile(path.join(folder, 'taken', `${messageId}.pain001.xml`), 'utf8')
    await writeFile(path.join(folder, 'out', 'again.xml'), taken)
    await exchange()
    expect(await failed()).toEqual([])
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'answered', paidCount: 2 })
    expect(await ledgerFaults(pay.api.db)).toEqual([])
  })

  test('a refused file gives its payouts back; an account that staff have the bank refuse fails', async () => {
    const creator = await pay.asking(70_000)
    const first = await pay.sent()
    await practice.steer('bank', 'refuse_file', { code: 'AM04' })
    await exchange()
    expect((await pay.pageOf(first.id)).batch).toMatchObject({
      state: 'returned',
      returnReason: expect.stringContaining('AM04'),
    })
    const second = await pay.sent()
    await practice.steer('bank', 'refuse_account', { last_four: '4471', code: 'AC01' })
    await exchange()
    expect((await pay.pageOf(second.id)).batch).toMatchObject({ state: 'answered', failedCount: 1 })
    expect(await pay.moneyOf(creator)).toMatchObject({ account: { balance: 70_000 } })
  })

  test('a bank that is down answers nothing, one that is late accepts and pays when it works again', async () => {
    const creator = await pay.asking(60_000, { bankAccountNumber: '3300 000620-5124' })
    const { id } = await pay.sent()
    practice.mode('bank', 'down')
    await exchange()
    const state = async () => (await pay.pageOf(id)).batch.state
    expect([await state(), (await readdir(path.join(folder, 'out'))).length]).toEqual(['sent', 1])
    practice.mode('bank', 'late')
    await exchange()
    expect((await pay.pageOf(id)).events[0]).toMatchObject({ act: 'answered', note: 'ACTC' })
    expect(await state()).toBe('sent')
    practice.mode('bank', 'works')
    await exchange()
    expect(await state()).toBe('answered')
    expect(await pay.moneyOf(creator)).toMatchObject({ on_the_way: [{ state: 'paid' }] })
  })
})

test('transfers come with a reference, without, with another sum and doubled, and are booked once', async () => {
  const brand = await pay.wallet.fundedBrand(100_000)
  const staff = await pay.make.staff('company', [brand.id])
  const begun = await pay.api.call(staff, 'POST', `/api/accounts/${brand.accountId}/payments`, {
    headers: newKey(),
    body: { payment: { method: 'transfer', amount: 2_000_000 } },
  })
  const { reference } = (begun.body as { payment: { reference: string } }).payment
  const balance = async () => (await pay.wallet.balances(brand.accountId))?.balance
  const incoming = async (body: Record<string, unknown>) => {
    await practice.steer('bank', 'incoming', body)
    await readIn()
  }
  await incoming({ reference, amount: '19000' })
  await incoming({ reference: '', amount: '500', words: 'Tack' })
  expect(await balance()).toBe(100_000)
  await incoming({ reference, amount: '20000', told: 'twice' })
  await practice.steer('bank', 'end_day')
  await readIn()
  expect(await balance()).toBe(2_100_000)
  const { body } = await pay.api.call(pay.alva, 'GET', '/api/wallet/bank_transfers?state=open')
  expect((body as { bank_transfers: object[] }).bank_transfers).toMatchObject([
    { amount: 50_000, reference: 'Tack' },
    { amount: 1_900_000, expected: 2_000_000 },
  ])
  expect(await failed()).toEqual([])
  expect(await ledgerFaults(pay.api.db)).toEqual([])
})
