import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { BankFile } from '@samspel/api'
import { camelizeKeys } from '@samspel/api'
import { ledgerFaults } from '../src/modules/wallet'
import { camt, nextMessage, type SaidEntry, type SaidPayment } from './support/bank-messages'
import { openPaymentApi, type Payments } from './support/payments'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import type { Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
let pay: Payments
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, make, admin, wallet, pay, close } = await openPaymentApi())
})
afterAll(() => close())

const kr = 100
const announced = async (amount = 20_000 * kr) => {
  const brand = await wallet.fundedBrand(1_000 * kr)
  const staff = await make.staff('company', [brand.id])
  const payment = await pay.begin(staff, brand.accountId, 'transfer', amount)
  return {
    brand,
    staff,
    payment,
    reference: payment.reference ?? '',
    balance: async () => (await wallet.balances(brand.accountId))?.balance,
    state: async () => (await pay.stateOf(staff, payment.id)).state,
  }
}
const read = async (file: string, who = admin) => {
  const { status, body } = await api.call(who, 'POST', '/api/bank_files', { body: { file, file_name: 'camt.xml' } })
  return {
    status,
    ...(camelizeKeys(body) as { problems: { kind: string }[]; isKnown: boolean; bankFile: BankFile | null }),
  }
}
/** One payment that came. */
const came = (amount: number, payment: Omit<SaidPayment, 'amount'>, entry: Partial<SaidEntry> = {}): SaidEntry => ({
  amount,
  ref: nextMessage(),
  payments: [{ sender: 'Trekant Handel AB', ...payment, amount }],
  ...entry,
})
const opens = async () => {
  const { body } = await api.call(admin, 'GET', '/api/wallet/bank_transfers?state=open')
  return (body as { bank_transfers: Record<string, unknown>[] }).bank_transfers
}
const settle = (id: unknown, decision: object, who = admin) =>
  api.call(who, 'PATCH', `/api/wallet/bank_transfers/${String(id)}`, {
    body: { bank_transfer: { account_id: null, ...decision } },
  })

describe('transfers in a file of the bank', () => {
  test('are booked by their OCR reference, once, though the statement of the day tells of them again', async () => {
    const { brand, reference, balance, state } = await announced()
    const entry = came(20_000 * kr, { references: [reference] })
    expect(await read(camt('054', [entry]))).toMatchObject({ problems: [], bankFile: { booked: 1, open: 0, known: 0 } })
    expect([await balance(), await state()]).toEqual([21_000 * kr, 'paid'])
    expect(await read(camt('053', [entry]))).toMatchObject({ bankFile: { booked: 0, open: 0, known: 1 } })
    expect(await balance()).toBe(21_000 * kr)
    const { body } = await api.call(admin, 'GET', '/api/wallet/bank_transfers')
    expect((body as { bank_transfers: object[] }).bank_transfers[0]).toMatchObject({
      state: 'booked',
      brand_name: brand.name,
      sender: 'Trekant Handel AB',
      received_on: '2026-01-02',
      is_from_bank: true,
    })
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('one file may come twice at the same time, and is read once', async () => {
    const { reference, balance } = await announced()
    const file = camt('054', [came(20_000 * kr, { references: [reference] })])
    const both = await Promise.all([read(file), read(file)])
    expect(both.map(({ isKnown }) => isKnown).sort()).toEqual([false, true])
    expect(await balance()).toBe(21_000 * kr)
  })

  test('a second payment by one reference, another sum, a mistyped and no reference stay open, with what is known', async () => {
    const { reference, balance, state } = await announced()
    const mistyped = `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`
    const file = camt('054', [
      came(19_000 * kr, { references: [reference] }),
      came(20_000 * kr, { references: [mistyped] }),
      came(20_000 * kr, { words: 'Tack för sist' }),
    ])
    expect(await read(file)).toMatchObject({ bankFile: { booked: 0, open: 3 } })
    expect([await balance(), await state()]).toEqual([1_000 * kr, 'pending'])
    expect(await opens()).toEqual([
      expect.objectContaining({ reference: 'Tack för sist', expected: null }),
      expect.objectContaining({ reference: mistyped, expected: null }),
      expect.objectContaining({ reference, amount: 19_000 * kr, expected: 20_000 * kr }),
    ])
    await read(camt('054', [came(20_000 * kr, { references: [reference] })]))
    expect(await read(camt('054', [came(20_000 * kr, { references: [reference] })]))).toMatchObject({
      bankFile: { booked: 0, open: 1 },
    })
    expect(await balance()).toBe(21_000 * kr)
  })

  test('an open one is assigned to an announced transfer, which is paid by it, to an account, or sent back', async () => {
    const [first, second] = [await announced(), await announced()]
    const before = new Set((await opens()).map(({ id }) => id))
    await read(
      camt(
        '054',
        [20_000, 300, 200].map((sum) => came(sum * kr, { words: 'utan referens' })),
      ),
    )
    const [back, toAccount, toPayment] = (await opens()).filter(({ id }) => !before.has(id))
    expect(
      (await settle(toPayment?.id, { payment_id: first.payment.id, account_id: second.brand.accountId })).status,
    ).toBe(422)
    expect((await settle(toPayment?.id, { payment_id: first.payment.id })).status).toBe(200)
    expect([await first.balance(), await first.state()]).toEqual([21_000 * kr, 'paid'])
    expect((await settle(toAccount?.id, { payment_id: first.payment.id })).status).toBe(409)
    expect((await settle(toAccount?.id, { account_id: second.brand.accountId })).status).toBe(200)
    expect([await second.balance(), await second.state()]).toEqual([1_300 * kr, 'pending'])
    expect((await settle(back?.id, {})).body).toMatchObject({ bank_transfer: { state: 'sent_back' } })
    expect((await settle(back?.id, {}, await make.staff('admin'))).status).toBe(409)
    expect((await settle(toPayment?.id, {}, first.staff)).status).toBe(403)
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('several payments in one entry are told apart; what does not add up is left for a person, and the rest is taken', async () => {
    const [first, second] = [await announced(), await announced(5_000 * kr)]
    const payments = [
      { amount: 20_000 * kr, references: [first.reference] },
      { amount: 5_000 * kr, references: [second.reference] },
    ]
    const unequal = { amount: 25_001 * kr, ref: nextMessage(), payments }
    expect(await read(camt('054', [unequal]))).toMatchObject({ bankFile: { booked: 0, notes: [{ kind: 'unequal' }] } })
    expect(await read(camt('054', [{ ...unequal, amount: 25_000 * kr }]))).toMatchObject({ bankFile: { booked: 2 } })
    expect([await first.balance(), await second.balance()]).toEqual([21_000 * kr, 6_000 * kr])
  })

  test('two references in one payment say nothing of whose how much is: it stays open', async () => {
    const [first, second] = [await announced(), await announced()]
    const both = [first.reference, second.reference]
    expect(await read(camt('054', [came(20_000 * kr, { references: both })]))).toMatchObject({ bankFile: { open: 1 } })
    expect([await first.balance(), await second.balance()]).toEqual([1_000 * kr, 1_000 * kr])
  })

  test('a sum without its payments, another currency and a reversal are noted; what is not booked yet is passed over', async () => {
    const { reference, balance } = await announced()
    const known = { references: [reference] }
    const file = camt('053', [
      { amount: 20_000 * kr, ref: nextMessage(), bundle: { id: 'X', count: 3 } },
      came(20_000 * kr, known, { currency: 'EUR' }),
      came(20_000 * kr, known, { isReversal: true }),
      came(20_000 * kr, known, { status: 'PDNG' }),
      { amount: 95 * kr, isDebit: true, ref: nextMessage() },
    ])
    const { bankFile } = await read(file)
    expect(bankFile).toMatchObject({ booked: 0, open: 0, paid: 0 })
    expect(bankFile?.notes.map(({ kind }) => kind)).toEqual(['bundled', 'other_currency', 'reversal'])
    expect(await balance()).toBe(1_000 * kr)
  })

  test('nonsense has a clear error and books nothing', async () => {
    const { reference, balance } = await announced()
    const good = camt('054', [came(20_000 * kr, { references: [reference] })])
    const wrongs = [
      good.replace('<CdtDbtInd>CRDT', '<CdtDbtInd>BOTH'),
      good.replace(/<BookgDt>[\s\S]*?<\/BookgDt>/, ''),
      good.replace(/<GrpHdr>[\s\S]*?<\/GrpHdr>/, ''),
      good.slice(0, -40),
      `<!DOCTYPE x [<!ENTITY a "b">]>${good}`,
      '<Document><BkToCstmrStmt/></Document>',
      good.replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrAcctRpt').replace('camt.054', 'camt.052'),
      good.replace('<Document', '<Dokument').replace('</Document', '</Dokument'),
      'Datum;Belopp\n2026-01-02;20000',
    ]
    for (const file of wrongs)
      expect(await read(file)).toMatchObject({ problems: [{ kind: 'unreadable' }], bankFile: null })
    expect(await balance()).toBe(1_000 * kr)
    const { staff } = await announced()
    expect((await read(good, staff)).status).toBe(403)
    expect(await read(good)).toMatchObject({ bankFile: { booked: 1 } })
  })

  test('a file of another account is refused, unless it is said to be the one behind the bankgiro', async () => {
    const { reference, balance } = await announced()
    const other = 'SE3550000000054910000003'
    const file = camt('054', [came(20_000 * kr, { references: [reference] })], nextMessage(), other)
    expect(await read(file)).toMatchObject({ problems: [{ kind: 'other_account', found: other }], bankFile: null })
    expect(await balance()).toBe(1_000 * kr)
    api.config.transferIban = other
    expect(await read(file)).toMatchObject({ bankFile: { booked: 1 } })
    api.config.transferIban = undefined
    expect(await balance()).toBe(21_000 * kr)
  })

  test('the older form of the message, with the party’s name a step higher, says the same', async () => {
    const { reference, balance } = await announced()
    const old = camt('054', [came(20_000 * kr, { references: [reference], sender: 'Gamla Banken AB' })])
      .replace('camt.054.001.08', 'camt.054.001.02')
      .replace(/<Sts>\s*<Cd>BOOK<\/Cd>\s*<\/Sts>/, '<Sts>BOOK</Sts>')
      .replace(/<Pty>\s*(<Nm>[^<]*<\/Nm>)\s*<\/Pty>/, '$1')
    expect(await read(old)).toMatchObject({ bankFile: { booked: 1 } })
    expect(await balance()).toBe(21_000 * kr)
  })
})
