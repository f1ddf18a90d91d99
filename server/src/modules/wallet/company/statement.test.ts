import { expect, test } from '@jest/globals'
import type { Transaction } from '@samspel/api'
import { headOf, statementCsv, statementPdf } from './statement'

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
