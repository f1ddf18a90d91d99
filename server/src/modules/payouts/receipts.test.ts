import { expect, test } from '@jest/globals'
import type { PayoutReceipt } from '@samspel/api'
import { frameOf, linesOf } from './receipts'

const receipt: PayoutReceipt = {
  id: '0197a000-0000-7000-8000-000000000001',
  number: 'U-2026-00000001',
  state: 'failed',
  amount: 1_234_500,
  creator: 'Tove Ekström',
  bankName: 'Swedbank',
  lastFour: '4417',
  requestedAt: '2026-11-06T09:00:00.000Z',
  settledAt: '2026-11-09T09:00:00.000Z',
  attempt: 1,
  failure: 'Kontot avslutades i mars',
  failureCode: 'AC04',
  steps: [
    { step: 'requested', at: '2026-11-06T09:00:00.000Z' },
    { step: 'failed', at: '2026-11-09T09:00:00.000Z' },
  ],
}

test('the receipt of a payout writes sums, days and the reason of a refusal in the reader’s language', () => {
  expect(linesOf(receipt, 'en')).toEqual([
    ['Number', 'U-2026-00000001'],
    ['Amount', '12,345.00 SEK'],
    ['To', 'Tove Ekström'],
    ['', 'Swedbank, ending in 4417'],
    ['From', 'Samspel'],
    ['Requested', '2026-11-06'],
    ['Did not go through', '2026-11-09'],
    ['', 'The account is closed'],
  ])
  expect(linesOf(receipt, 'sv')).toEqual(
    expect.arrayContaining([
      ['Belopp', '12 345,00 SEK'],
      ['', 'Kontot avslutades i mars'],
    ]),
  )
  expect(linesOf({ ...receipt, state: 'paid' }, 'en')).not.toContainEqual(['', 'The account is closed'])
})

test('only money that was paid has a receipt; on its way and sent back the paper says so', () => {
  expect(frameOf({ ...receipt, state: 'paid' }, 'sv').title).toBe('Kvitto på utbetalning')
  expect(frameOf({ ...receipt, state: 'requested' }, 'sv')).toEqual({
    title: 'Begärd utbetalning',
    note: 'Inget kvitto än: pengarna är på väg till ditt bankkonto.',
  })
  expect(frameOf(receipt, 'en')).toEqual({
    title: 'Payout that did not go through',
    note: 'The money is back in your wallet.',
  })
})
