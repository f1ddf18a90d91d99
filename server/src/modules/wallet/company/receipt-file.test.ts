import { expect, test } from '@jest/globals'
import type { Receipt } from '@samspel/api'
import { factsOf } from './receipt-file'

const receipt = (over: Partial<Receipt['transaction']>, more: Partial<Receipt> = {}): Receipt => ({
  transaction: {
    id: '0197a000-0000-7000-8000-000000000001',
    accountId: '0197a000-0000-7000-8000-000000000002',
    transactionType: 'credit',
    amount: 49_900,
    kind: 'subscription',
    title: 'Månadsavgift',
    counterpart: null,
    campaignId: null,
    createdAt: '2026-11-06T09:00:00.000Z',
    availableAt: null,
    ...over,
  },
  number: '2026-00000001',
  brandName: 'Havsro',
  companyName: 'Trekant Handel AB',
  campaign: null,
  creator: null,
  bookedBy: null,
  plan: null,
  balanceBefore: 1_000_000,
  balanceAfter: 950_100,
  ...more,
})

test('the receipt of a monthly fee says the plan and its days, in the reader’s language alone', () => {
  const fee = receipt({}, { plan: { name: 'small', from: '2026-11-06', to: '2026-12-05' } })
  expect(factsOf(fee, 'en')).toEqual([
    ['Date', '2026-11-06'],
    ['Receipt number', '2026-00000001'],
    ['Type', 'Monthly fee'],
    ['Brand', 'Havsro'],
    ['Company', 'Trekant Handel AB'],
    ['Plan', 'Small'],
    ['For', '2026-11-06 to 2026-12-05'],
    ['Balance before', '10,000.00 SEK'],
    ['Balance after', '9,501.00 SEK'],
  ])
  expect(factsOf(fee, 'sv')).toContainEqual(['Saldo före', '10 000,00 SEK'])
})

test('a deposit says how it was paid, a fee for whom and what, a correction by whom and why', () => {
  const payment = { id: 'x', method: 'card', reference: null, cardLastFour: '4417', isPending: false } as const
  expect(factsOf(receipt({ kind: 'deposit', title: 'Insättning', payment }), 'sv')).toContainEqual([
    'Betalt med',
    'Kort som slutar på 4417',
  ])
  const named = { id: 'x', imageUrl: null }
  const fee = receipt(
    { kind: 'fee', title: 'Vinterhud' },
    { campaign: { ...named, name: 'Vinterhud' }, creator: { ...named, name: 'Tove Ekström' } },
  )
  const said = factsOf(fee, 'sv')
  expect(said).toContainEqual(['Kampanj', 'Vinterhud'])
  expect(said).toContainEqual(['Kreatör', 'Tove Ekström'])
  expect(said.map(([label]) => label)).not.toContain('Text')
  const correction = factsOf(receipt({ kind: 'adjustment', title: 'Dubbel avgift' }, { bookedBy: 'Alva Berg' }), 'sv')
  expect(correction).toContainEqual(['Text', 'Dubbel avgift'])
  expect(correction).toContainEqual(['Bokfört av', 'Alva Berg'])
})
