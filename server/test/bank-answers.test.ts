import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ledgerFaults } from '../src/modules/wallet'
import { camt, nextMessage, pain002 } from './support/bank-messages'
import { openPayouts, type Payouts } from './support/payout-batches'

let pay: Payouts
beforeAll(async () => {
  pay = await openPayouts()
})
afterAll(() => pay.api.close())

describe('the answer of the bank to a batch', () => {
  test('a file that is refused as a whole gives every payout back: they wait for another batch, and staff read why', async () => {
    const [one, other] = [await pay.asking(120_000), await pay.asking(80_000)]
    const { id, messageId } = await pay.sent()
    const file = pain002(messageId, { status: 'RJCT', reason: { code: 'FF01', words: 'Fel format' } })
    expect(await pay.read(file)).toMatchObject({ problems: [], bankFile: { released: 2, failed: 0, paid: 0 } })
    const page = await pay.pageOf(id)
    expect(page.batch).toMatchObject({ state: 'returned', returnReason: 'FF01 Fel format' })
    expect(page.rows.map(({ state }) => state)).toEqual(['released', 'released'])
    expect(await pay.moneyOf(one)).toMatchObject({
      account: { balance: 0 },
      on_the_way: [{ state: 'requested', payout: { progress: 'queued' } }],
    })
    const again = await pay.sent()
    expect((await pay.pageOf(again.id)).rows.map((row) => row.id).sort()).toEqual([one.payoutId, other.payoutId].sort())
    await pay.read(pain002(again.messageId, { status: 'ACSC' }))
    expect((await pay.pageOf(again.id)).batch).toMatchObject({ state: 'answered', paidCount: 2 })
    expect(await ledgerFaults(pay.api.db)).toEqual([])
  })

  test('a batch that the bank refuses because it has it already is not given back: it may be paying it', async () => {
    await pay.asking(90_000)
    const { id, messageId } = await pay.sent()
    expect(await pay.read(pain002(messageId, { status: 'RJCT', reason: { code: 'DU01' } }))).toMatchObject({
      bankFile: { released: 0, notes: [{ kind: 'duplicate', reference: messageId }] },
    })
    expect((await pay.pageOf(id)).batch.state).toBe('sent')
    await pay.read(pain002(messageId, { status: 'ACSC' }))
    expect((await pay.pageOf(id)).batch.state).toBe('answered')
  })

  test('a payment information that is refused gives its payments back, also where the group says PART alone', async () => {
    await pay.asking(50_000)
    const { id, messageId } = await pay.sent()
    const parts = [{ id: `${messageId}-1`, status: 'RJCT', reason: { code: 'AM04' } }]
    expect(await pay.read(pain002(messageId, { status: 'PART', parts }))).toMatchObject({ bankFile: { released: 1 } })
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'returned', returnReason: 'AM04' })
    await pay.read(pain002((await pay.sent()).messageId, { status: 'ACSC' }))
  })

  test.each(['ACTC', 'ACCP', 'ACSP', 'PDNG'])(
    '%s at the group says that it is on its way: nothing ends yet',
    async (status) => {
      const creator = await pay.asking(10_000)
      const { id, messageId } = await pay.sent()
      expect(await pay.read(pain002(messageId, { status }))).toMatchObject({ problems: [], bankFile: { paid: 0 } })
      const { batch, events } = await pay.pageOf(id)
      expect(batch.state).toBe('sent')
      expect(events[0]).toMatchObject({ act: 'answered', note: status })
      await pay.read(pain002(messageId, { parts: [{ id: `${messageId}-1`, status: 'ACSC' }] }))
      expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'answered', paidCount: 1 })
      expect(await pay.moneyOf(creator)).toMatchObject({ on_the_way: [{ state: 'paid' }] })
    },
  )

  test('a bank that names refused payments alone says nothing of the others, until the account tells', async () => {
    const [paid, refused] = [await pay.asking(70_000), await pay.asking(30_000)]
    const { id, messageId } = await pay.sent()
    const rows = [{ endToEndId: refused.endToEndId, status: 'RJCT', reason: { code: 'AC04', words: 'Avslutat' } }]
    await pay.read(pain002(messageId, { status: 'PART', parts: [{ id: `${messageId}-1`, status: 'PART', rows }] }))
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'sent', paidCount: 0, failedCount: 1 })
    const debit = {
      amount: 70_000,
      isDebit: true,
      ref: nextMessage(),
      payments: [{ amount: 70_000, endToEndId: paid.endToEndId }],
    }
    expect(await pay.read(camt('054', [debit]))).toMatchObject({ bankFile: { paid: 1, notes: [] } })
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'answered', paidCount: 1, failedCount: 1 })
    // The statement of the day tells of the same money once more.
    expect(await pay.read(camt('053', [debit]))).toMatchObject({ bankFile: { paid: 0, known: 1 } })
    expect(await pay.moneyOf(refused)).toMatchObject({ account: { balance: 30_000 } })
    expect(await ledgerFaults(pay.api.db)).toEqual([])
  })

  test('payments to other countries leave in a part of their own, which the bank answers by itself', async () => {
    const [home, abroad] = [
      await pay.asking(25_000),
      await pay.asking(35_000, { bankAccountNumber: 'NO93 8601 1117 947', personalId: null, countryCode: 'NO' }),
    ]
    const { id, messageId, file } = await pay.sent()
    const [, first = '', second = ''] = file.split('<PmtInf>')
    expect([first.includes(home.endToEndId), second.includes(abroad.endToEndId)]).toEqual([true, true])
    const answer = (part: number, status: string) =>
      pain002(messageId, { parts: [{ id: `${messageId}-${part}`, status }] })
    expect(await pay.read(answer(2, 'RJCT'))).toMatchObject({ bankFile: { released: 1, paid: 0 } })
    expect(await pay.read(answer(1, 'ACSC'))).toMatchObject({ bankFile: { released: 0, paid: 1 } })
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'answered', paidCount: 1 })
    expect(await pay.moneyOf(abroad)).toMatchObject({
      on_the_way: [{ state: 'requested', payout: { progress: 'queued' } }],
    })
    await pay.read(pain002((await pay.sent()).messageId, { status: 'ACSC' }))
  })

  test('one sum for the whole payment information ends all of it, when number and sum are as sent', async () => {
    await Promise.all([pay.asking(20_000), pay.asking(30_000)])
    const { id, messageId } = await pay.sent()
    const bundle = (amount: number, count: number) =>
      camt('054', [{ amount, isDebit: true, bundle: { id: `${messageId}-1`, count } }])
    const differs = { bankFile: { paid: 0, notes: [{ kind: 'differs' }] } }
    expect(await pay.read(bundle(50_001, 2))).toMatchObject(differs)
    expect(await pay.read(bundle(50_000, 3))).toMatchObject(differs)
    expect(await pay.read(bundle(50_000, 2))).toMatchObject({ bankFile: { paid: 2, notes: [] } })
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'answered', paidCount: 2 })
  })

  test('a payout that comes back before it was said to be paid has failed; one that was paid is for a person', async () => {
    const [back, late] = [await pay.asking(11_000), await pay.asking(12_000)]
    const { messageId } = await pay.sent()
    const returned = (creator: { endToEndId: string }, amount: number) =>
      camt('054', [
        {
          amount,
          ref: nextMessage(),
          payments: [{ amount, endToEndId: creator.endToEndId, returned: { code: 'AC04' } }],
        },
      ])
    expect(await pay.read(returned(back, 11_000))).toMatchObject({ bankFile: { failed: 1, open: 0 } })
    await pay.read(
      pain002(messageId, {
        parts: [{ id: `${messageId}-1`, rows: [{ endToEndId: late.endToEndId, status: 'ACSC' }] }],
      }),
    )
    expect(await pay.read(returned(late, 12_000))).toMatchObject({
      bankFile: { failed: 0, notes: [{ kind: 'differs' }] },
    })
    expect(await pay.moneyOf(back)).toMatchObject({ account: { balance: 11_000 } })
    expect(await pay.moneyOf(late)).toMatchObject({ account: { balance: 0 } })
  })

  test('what contradicts itself, us, or what has ended is refused as a whole', async () => {
    const creator = await pay.asking(40_000)
    const { id, messageId } = await pay.sent()
    const row = (status: string) => ({ endToEndId: creator.endToEndId, status })
    const part = (status: string, ...rows: ReturnType<typeof row>[]) => ({ id: `${messageId}-1`, status, rows })
    const refusals: [string, object][] = [
      [pain002(messageId, { status: 'RJCT', parts: [part('ACSC')] }), { kind: 'wrong_status', found: 'RJCT' }],
      [pain002(messageId, { parts: [part('RJCT', row('ACSC'))] }), { kind: 'wrong_status', found: 'RJCT' }],
      [pain002(messageId, { status: 'ACSC', parts: [part('PART', row('RJCT'))] }), { kind: 'wrong_status' }],
      [pain002(messageId, { status: 'WHAT' }), { kind: 'wrong_status', found: 'WHAT' }],
      [pain002(messageId, { parts: [{ id: 'OTHER-1', status: 'ACSC' }] }), { kind: 'unknown_id' }],
      [pain002(messageId, {}), { kind: 'nothing' }],
      [pain002('SAMSPEL-2020-1-1', { status: 'ACSC' }), { kind: 'unknown_batch' }],
      [pain002('OTHER', { status: 'ACSC' }), { kind: 'unknown_batch' }],
      ['<Document><CstmrPmtStsRpt/></Document>', { kind: 'unreadable' }],
      ['PNG', { kind: 'unreadable' }],
    ]
    for (const [file, problem] of refusals)
      expect(await pay.read(file)).toMatchObject({ problems: [problem], bankFile: null })
    expect((await pay.pageOf(id)).batch).toMatchObject({ state: 'sent', paidCount: 0 })
    await pay.read(pain002(messageId, { status: 'ACSC' }))
    expect((await pay.read(pain002(messageId, { status: 'RJCT' }))).problems).toMatchObject([
      { kind: 'wrong_status', expected: 'paid', found: 'RJCT' },
    ])
    expect(await ledgerFaults(pay.api.db)).toEqual([])
  })

  test('is read once, at the same time too; another content by the same name is refused', async () => {
    await pay.asking(15_000)
    const { id, messageId } = await pay.sent()
    const file = pain002(messageId, { status: 'ACSC', id: 'BANK-TWICE' })
    const both = await Promise.all([pay.read(file), pay.read(file, pay.elin)])
    expect(both.map(({ isKnown }) => isKnown).sort()).toEqual([false, true])
    expect(both[0]?.bankFile?.id).toBe(both[1]?.bankFile?.id)
    expect((await pay.read(file.replace('ACSC', 'ACCC'))).problems).toMatchObject([{ kind: 'other_content' }])
    expect((await pay.pageOf(id)).events.filter(({ act }) => act === 'row_paid')).toHaveLength(1)
  })

  test('files are kept sealed, and listed with who read them', async () => {
    const { body } = await pay.api.call(pay.alva, 'GET', '/api/bank_files')
    expect(body).toMatchObject({
      bank_files: expect.arrayContaining([expect.objectContaining({ message_id: 'BANK-TWICE' })]),
    })
    const kept = await pay.api.db.selectFrom('bank_files').select('content').execute()
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.filter(({ content }) => content.includes('<'))).toEqual([])
  })
})
