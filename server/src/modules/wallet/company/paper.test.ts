import { expect, test } from '@jest/globals'
import type { Transaction } from '@samspel/api'
import { aboutOf, signed } from './paper'
import { texts } from './statement-texts'

const line = (over: Partial<Transaction>) =>
  ({ transactionType: 'debit', amount: 500, title: 'Vinterhud', counterpart: 'Tove', ...over }) as Transaction
const payment = { id: 'x', method: 'card', reference: '7301', cardLastFour: '4417', isPending: false } as const

test('what comes in counts up, what goes out down, and what is reserved or has not come not at all', () => {
  expect(signed(line({}))).toBe(500)
  expect(signed(line({ transactionType: 'credit' }))).toBe(-500)
  expect(signed(line({ transactionType: 'none' }))).toBe(0)
  expect(signed(line({ payment }))).toBe(500)
  expect(signed(line({ payment: { ...payment, isPending: true } }))).toBe(0)
})

test('a line says what it is about, with whom, and of money that was reserved how much', () => {
  expect(aboutOf(line({}), texts.sv)).toBe('Vinterhud, Tove')
  expect(aboutOf(line({ counterpart: null }), texts.sv)).toBe('Vinterhud')
  expect(aboutOf(line({ title: '', counterpart: null }), texts.sv)).toBe('')
  expect(aboutOf(line({ transactionType: 'none', amount: 50_000 }), texts.en)).toBe('Vinterhud, Tove (SEK 500.00)')
})

test('a payment is said by its card, or by its reference and whether it is waited for', () => {
  expect(aboutOf(line({ payment }), texts.en)).toBe('Card ending in 4417')
  const transfer = { ...payment, method: 'transfer' } as const
  expect(aboutOf(line({ payment: transfer }), texts.en)).toBe('Bank transfer, reference 7301')
  expect(aboutOf(line({ payment: { ...transfer, isPending: true } }), texts.en)).toBe(
    'Bank transfer, reference 7301 (SEK 5.00 waits for the bank)',
  )
})
