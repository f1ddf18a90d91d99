import { expect, test } from '@jest/globals'
import type { Transaction } from '@samspel/api'
import { recordedPdf } from '../../../../test/support/recorded-pdf'
import { drawStatement, headOf, statementCsv, statementPdf } from './statement'

const line = (over: Partial<Transaction>): Transaction => ({
  id: '0197a000-0000-7000-8000-000000000001',
  accountId: '0197a000-0000-7000-8000-000000000002',
  transactionType: 'debit',
  amount: 1_500_000,
  kind: 'deposit',
  title: '',
  counterpart: null,
  campaignId: null,
  createdAt: '2026-11-25T15:05:00.000Z',
  availableAt: null,
  balanceAfter: null,
  brand: { id: '0197a000-0000-7000-8000-000000000003', name: 'Havsro', logoUrl: null },
  ...over,
})
const pending = line({
  payment: { id: 'x', method: 'transfer', reference: '73014474', cardLastFour: null, isPending: true },
})
const returned = line({ transactionType: 'none', kind: 'fee_returned', title: 'Vinterhud', amount: 220_000 })
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';').slice(3, 6))

test('a column of a statement adds up: what has not come and what moves nothing count as nothing, with their sums in words', () => {
  expect(cells(statementCsv([pending, returned], 'sv'))).toEqual([
    ['Banköverföring, referens 73014474 (15 000,00 kr väntar på banken)', '0,00', ''],
    ['Vinterhud (2 200,00 kr)', '0,00', ''],
  ])
  expect(cells(statementCsv([pending], 'en'))).toEqual([
    ['Bank transfer, reference 73014474 (SEK 15,000.00 waits for the bank)', '0.00', ''],
  ])
})

test('a statement says whose it is, its days, its currency and the day it was made', async () => {
  const owners = [{ brand: 'Havsro', company: 'Trekant Handel AB' }]
  const now = new Date('2026-11-27T12:00:00Z')
  const asked = { owners, from: '2026-11-01', to: undefined, locale: 'sv', now } as const
  expect(headOf(asked)).toEqual({
    only: 'Havsro',
    owner: 'Havsro, Trekant Handel AB',
    period: '2026-11-01 till 2026-11-27',
    made: 'Svenska kronor, skapat 2026-11-27',
  })
  expect(headOf({ ...asked, owners: [...owners, { brand: 'Fjällglim', company: 'Trekant Handel AB' }] })).toMatchObject(
    { only: undefined, owner: 'Trekant Handel AB' },
  )
  expect(headOf({ ...asked, from: undefined, locale: 'en' }).period).toBe('Up to 2026-11-27')
  expect((await statementPdf({ ...asked, lines: [], sums: null })).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a table names its columns and says of each line when, whose, what and how much', () => {
  const [head, row] = statementCsv([line({ title: 'Vinterhud', balanceAfter: 123_450 })], 'sv')
    .slice(1)
    .split('\r\n')
  expect(head).toBe('Datum;Varumärke;Typ;Händelse;Belopp;Saldo;Id')
  expect(row).toBe('2026-11-25;Havsro;Insättning;Vinterhud;15000,00;1234,50;0197a000-0000-7000-8000-000000000001')
})

const asked = {
  owners: [{ brand: 'Havsro', company: 'Trekant Handel AB' }],
  from: '2026-11-01',
  to: '2026-11-26',
  locale: 'en',
  now: new Date('2026-11-27T12:00:00Z'),
} as const
const drawn = async (statement: Partial<Parameters<typeof drawStatement>[1]>) => {
  const { said, document } = recordedPdf(595)
  await drawStatement(document, { ...asked, lines: [], sums: null, ...statement })
  return said
}

test('a sheet without lines says so below its head', async () => {
  expect(await drawn({})).toEqual([
    'page',
    '48 48 300 “Statement” bold 20 #161618 23 left',
    '48 76 330 “Havsro, Trekant Handel AB” regular 10 #161618 13 left',
    '48 91 330 “2026-11-01 to 2026-11-26” regular 10 #5b5b66 13 left',
    '386 54 162 “Page 1 of 1” regular 10 #5b5b66 13 right',
    '386 91 162 “Swedish kronor, made on 2026-11-27” regular 9 #5b5b66 12 right',
    '48 122 62 “Date” regular 9 #5b5b66 12 left',
    '114 122 268 “Activity” regular 9 #5b5b66 12 left',
    '386 122 78 “Amount” regular 9 #5b5b66 12 right',
    '468 122 80 “Balance” regular 9 #5b5b66 12 right',
    '114 140 268 “No activity.” regular 10 #5b5b66 13 left',
  ])
})

test('the first sheet has the sums, and each line its day, kind, words, sum and balance', async () => {
  const sums = { opening: 10_000, in: 5_000, out: 2_500, closing: 12_500 }
  const lines = [line({ title: 'Vinterhud', amount: 5_000, balanceAfter: 12_500 }), returned]
  expect((await drawn({ sums, lines })).slice(6)).toEqual([
    '48 122 120 “Opening balance” regular 9 #5b5b66 12 left',
    '48 135 120 “100.00” bold 12 #161618 15 left',
    '173 122 120 “In” regular 9 #5b5b66 12 left',
    '173 135 120 “50.00” bold 12 #161618 15 left',
    '298 122 120 “Out” regular 9 #5b5b66 12 left',
    '298 135 120 “-25.00” bold 12 #161618 15 left',
    '423 122 120 “Closing balance” regular 9 #5b5b66 12 left',
    '423 135 120 “125.00” bold 12 #161618 15 left',
    '48 166 62 “Date” regular 9 #5b5b66 12 left',
    '114 166 268 “Activity” regular 9 #5b5b66 12 left',
    '386 166 78 “Amount” regular 9 #5b5b66 12 right',
    '468 166 80 “Balance” regular 9 #5b5b66 12 right',
    'line 48 180 547 180 0.5 #dddde3',
    '48 184 62 “2026-11-25” regular 10 #161618 13 left',
    '114 184 268 “Deposit” bold 10 #161618 13 left',
    '114 196 268 “Vinterhud” regular 9 #5b5b66 12 left',
    '386 184 78 “50.00” regular 10 #161618 13 right',
    '468 184 80 “125.00” regular 10 #5b5b66 13 right',
    'line 48 210 547 210 0.5 #dddde3',
    '48 214 62 “2026-11-25” regular 10 #161618 13 left',
    '114 214 268 “Reserved fee returned” bold 10 #161618 13 left',
    '114 226 268 “Vinterhud (SEK 2,200.00)” regular 9 #5b5b66 12 left',
    '386 214 78 “0.00” regular 10 #161618 13 right',
  ])
})

test('twenty lines stand on a sheet, and each sheet has the head and its number; the sums are on the first alone', async () => {
  const sums = { opening: 0, in: 0, out: 0, closing: 0 }
  const lines = Array.from({ length: 21 }, (_, index) => line({ title: `T${index}` }))
  const sheets = (await drawn({ sums, lines })).join('\n').split('page\n').slice(1)
  expect(sheets.map((sheet) => [...sheet.matchAll(/“(T\d+)”/g)].map(([, title]) => title))).toEqual([
    Array.from({ length: 20 }, (_, index) => `T${index}`),
    ['T20'],
  ])
  expect(sheets.map((sheet) => /“Page[^”]*”/.exec(sheet)?.[0])).toEqual(['“Page 1 of 2”', '“Page 2 of 2”'])
  expect(sheets.map((sheet) => sheet.includes('“Opening balance”'))).toEqual([true, false])
  expect((await drawn({ lines: lines.slice(1) })).filter((each) => each === 'page')).toHaveLength(1)
})

test('of several brands each line says whose it is', async () => {
  const owners = [...asked.owners, { brand: 'Fjällglim', company: 'Trekant Handel AB' }]
  const said = (await drawn({ owners, lines: [line({ title: 'Vinterhud' })] })).join('\n')
  expect(said).toContain('“Havsro, Vinterhud”')
  expect((await drawn({ lines: [line({ title: 'Vinterhud' })] })).join('\n')).toContain('“Vinterhud”')
})
