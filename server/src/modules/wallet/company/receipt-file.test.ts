import { expect, test } from '@jest/globals'
import type { Receipt } from '@samspel/api'
import { recordedPdf } from '../../../../test/support/recorded-pdf'
import { drawReceipt, factsOf } from './receipt-file'

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

test('a text is said where it says more than the kind and the campaign do', () => {
  const labels = (over: Partial<Receipt['transaction']>, more: Partial<Receipt> = {}) =>
    factsOf(receipt(over, more), 'sv').map(([label]) => label)
  expect(labels({ kind: 'adjustment', title: '' })).not.toContain('Text')
  expect(labels({ kind: 'adjustment', title: 'Justering' })).not.toContain('Text')
  expect(labels({ kind: 'adjustment', title: 'Dubbel avgift' })).toContain('Text')
  expect(labels({ kind: 'subscription', title: 'Dubbel avgift' })).not.toContain('Text')
  expect(labels({}, { balanceBefore: null, balanceAfter: null, bookedBy: null })).toEqual([
    ...['Datum', 'Kvittonummer', 'Typ', 'Varumärke', 'Företag'],
  ])
  const unnamed = factsOf(receipt({}, { plan: { name: null, from: '2026-11-06', to: '2026-12-05' } }), 'sv')
  expect(unnamed.map(([label]) => label)).not.toContain('Paket')
  expect(unnamed).toContainEqual(['Gäller', '2026-11-06 till 2026-12-05'])
})

const bareReceipt = (over: Partial<Receipt['transaction']>) =>
  receipt({ kind: 'adjustment', title: '', ...over }, { balanceBefore: null, balanceAfter: null })
const drawn = (of: Receipt, locale: 'sv' | 'en' = 'en') => {
  const { said, document } = recordedPdf(420)
  drawReceipt(document, of, locale)
  return said
}

test('the sheet has the sum first, a line for each fact, and what it is below', () => {
  expect(drawn(bareReceipt({}))).toEqual([
    'page',
    '40 40 200 “Samspel” regular 10 #5b5b66 13',
    '40 56 200 “Receipt” bold 20 #161618 23',
    '40 92 340 “-499.00 SEK” bold 16 #161618 19',
    'line 40 125 380 125 0.5 #dddde3',
    '40 132 110 “Date” regular 10 #5b5b66 13',
    '160 132 220 “2026-11-06” regular 10 #161618 13',
    'line 40 149 380 149 0.5 #dddde3',
    '40 156 110 “Receipt number” regular 10 #5b5b66 13',
    '160 156 220 “2026-00000001” regular 10 #161618 13',
    'line 40 173 380 173 0.5 #dddde3',
    '40 180 110 “Type” regular 10 #5b5b66 13',
    '160 180 220 “Adjustment” regular 10 #161618 13',
    'line 40 197 380 197 0.5 #dddde3',
    '40 204 110 “Brand” regular 10 #5b5b66 13',
    '160 204 220 “Havsro” regular 10 #161618 13',
    'line 40 221 380 221 0.5 #dddde3',
    '40 228 110 “Company” regular 10 #5b5b66 13',
    '160 228 220 “Trekant Handel AB” regular 10 #161618 13',
    '40 260 340 “The receipt shows one transaction of the brand’s account with Samspel, in Swedish kronor. VAT is not stated here.” regular 9 #5b5b66',
  ])
})

test('the sum has its sign; what was reserved has none, and the sheet says that the balance stays', () => {
  const sumOf = (over: Partial<Receipt['transaction']>) => drawn(bareReceipt(over), 'sv')[3]
  expect(sumOf({ transactionType: 'debit', amount: 100 })).toContain('“+1,00 SEK”')
  expect(sumOf({ transactionType: 'credit', amount: 100 })).toContain('“-1,00 SEK”')
  expect(sumOf({ transactionType: 'debit', amount: 0 })).toContain('“0,00 SEK”')
  expect(sumOf({ transactionType: 'none', amount: 100 })).toContain('“1,00 SEK”')
  expect(drawn(bareReceipt({ transactionType: 'none' })).at(-1)).toContain(
    '“The balance does not change: the money was reserved and is free again. The receipt shows',
  )
  expect(drawn(bareReceipt({})).at(-1)).toContain('“The receipt shows')
})
