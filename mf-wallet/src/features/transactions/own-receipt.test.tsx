/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { OwnReceipt, Transaction } from '@samspel/api'
import { buildAccount, buildTransaction, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
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
  buildTransaction({
    id: id(5),
    accountId: account.id,
    title: 'Handkräm i fickan',
    createdAt: '2026-11-21T13:10:00.000Z',
  }),
  buildTransaction(
    { id: id(6), accountId: account.id, title: 'Presspaketet', createdAt: '2026-11-20T13:10:00.000Z' },
    2,
  ),
]
const answer = (transactions: readonly Transaction[], totalPages = 1) =>
  wire({
    transactions,
    meta: { currentPage: 1, nextPage: totalPages > 1 ? 2 : null, prevPage: null, totalPages, totalCount: 2 },
    sums: null,
    months: [{ month: '2026-11-01', in: 735_000, out: 495_000 }],
    campaignChoices: [],
  })
const open = (more: object = {}, search = '') =>
  renderWithApp(<TransactionsPage />, {
    route: `/wallet/transactions${search}`,
    state: { auth: { authenticated: true, scope: 'instagramer', role: null, roleResolved: true } } as never,
    api: {
      'GET /wallet/transactions': answer(lines),
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

test('lines stand under their month with what came and went in it; kind, period and page of the address are asked for', async () => {
  const { api, user } = open({}, '?kind=earning&period=days&from=2026-11-17&to=2026-11-23')
  await screen.findByRole('button', { name: 'Presspaketet' })
  expect(screen.getByRole('heading', { level: 2 }).textContent?.replace(/\u00a0/g, ' ')).toBe(
    'november 2026 in 7 350 kr, ut 4 950 kr',
  )
  const query = () => Object.fromEntries(api.to('GET /wallet/transactions').at(-1)!.query)
  expect(query()).toMatchObject({ kind: 'earning', from: '2026-11-17', to: '2026-11-23' })
  // A kind that only brands have is none.
  await user.selectOptions(screen.getByLabelText('Period'), '2026')
  await waitFor(() => expect(query()).toMatchObject({ from: '2026-01-01', to: '2026-12-31' }))
})

test('the period that is shown is kept as PDF', async () => {
  const { api, user } = open({ 'GET /wallet/transactions/export': wire({ file: 'JVBERi0=' }) }, '?period=2026-11')
  await user.click(await screen.findByRole('button', { name: /^PDF/ }))
  await waitFor(() =>
    expect(Object.fromEntries(api.to('GET /wallet/transactions/export')[0]!.query)).toMatchObject({
      format: 'pdf',
      from: '2026-11-01',
      to: '2026-11-30',
    }),
  )
})
