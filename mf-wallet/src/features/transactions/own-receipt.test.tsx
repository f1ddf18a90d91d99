/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { OwnReceipt } from '@samspel/api'
import { buildAccount, buildTransaction, id, listAnswer, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { transactionLists } from '../../data'
import { TransactionsPage } from './TransactionsPage'

const account = buildAccount()
const receipt: OwnReceipt = {
  id: id(5),
  number: '2026-0000000A',
  kind: 'earning',
  title: 'Handkräm i fickan',
  amount: 70_000,
  createdAt: '2026-11-21T13:10:00.000Z',
  availableAt: '2026-11-24T13:10:00.000Z',
  brand: { id: id(9), name: 'Havsro', logoUrl: null },
  payer: 'Havsro AB',
  imageUrl: null,
  participationId: id(7),
  payoutId: null,
  agreement: { number: '2026-1102', version: 1 },
  goods: 9_500,
}
const lines = [
  buildTransaction({ id: id(5), accountId: account.id, title: 'Handkräm i fickan' }),
  buildTransaction({ id: id(6), accountId: account.id, title: 'Presspaketet' }, 2),
]
const open = (more: object = {}) =>
  renderWithApp(<TransactionsPage />, {
    route: '/wallet/transactions',
    slices: [transactionLists],
    state: { auth: { authenticated: true, scope: 'instagramer', role: null, roleResolved: true } } as never,
    api: {
      'GET /instagramers/me/account': wire({
        account,
        summary: { available: 0, waiting: 0, held: 0, balance: 0, tax: { year: 2026, setAside: 0 } },
        onTheWay: [],
        details: null,
      }),
      [`GET /accounts/${account.id}/transactions`]: listAnswer('transactions', lines),
      [`GET /instagramers/me/receipts/${id(5)}`]: wire({ receipt }),
      [`GET /instagramers/me/receipts/${id(6)}`]: wire({
        receipt: { ...receipt, id: id(6), title: 'Presspaketet', number: '2026-0000000B' },
      }),
      ...more,
    },
  })
const page = () => document.body.textContent?.replace(/\u00a0/g, ' ') ?? ''

test('a line opens its receipt, which is walked to the next and leads to the assignment', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Handkräm i fickan' }))
  expect(await screen.findByText('2026-0000000A')).toBeTruthy()
  expect(page()).toMatch(/700 kr.*Avgift till Samspel0 kr.*Dragen skatt0 kr.*95 kr.*Havsro AB.*2026-1102, version 1/)
  expect(screen.getByRole('link', { name: 'Uppdraget' }).getAttribute('href')).toBe(`/assignments/${id(7)}`)
  await user.click(screen.getByRole('button', { name: 'Äldre' }))
  expect(await screen.findByText('2026-0000000B')).toBeTruthy()
})

test('a receipt that cannot be read says so in its sheet', async () => {
  const { user } = open({ [`GET /instagramers/me/receipts/${id(5)}`]: reply(404, { error: 'not_found' }) })
  await user.click(await screen.findByRole('button', { name: 'Handkräm i fickan' }))
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Presspaketet' })).toBeTruthy()
})
