/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import { Route, Routes } from 'react-router-dom'
import type { Payment } from '@samspel/api'
import { id, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { accountLists, transactionLists, walletSaga } from '../../data'
import { PaymentPage } from './PaymentPage'

const payment: Payment = {
  id: id(1),
  accountId: id(101),
  brandId: id(201),
  brandName: 'Havsro',
  method: 'card',
  state: 'pending',
  amount: 300_000,
  currency: 'SEK',
  reference: null,
  cardLastFour: null,
  paidWith: null,
  receiptId: null,
  createdAt: '2026-11-25T08:00:00.000Z',
  settledAt: null,
}
const options = { card: true, isSandbox: true, bankgiro: '5805-6201', receiver: 'Samspel AB' }
const open = (over: Partial<Payment>, more: object = {}, search = '') =>
  renderWithApp(
    <Routes>
      <Route path="/wallet/payments/:paymentId" element={<PaymentPage />} />
    </Routes>,
    {
      route: `/wallet/payments/${id(1)}${search}`,
      slices: [accountLists, transactionLists],
      sagas: { wallet: walletSaga },
      api: {
        'GET /payments/:id': wire({ payment: { ...payment, ...over } }),
        'POST /payments/:id/check': wire({ payment: { ...payment, ...over } }),
        'GET /wallet/top_up': wire({ topUp: options }),
        ...more,
      } as never,
    },
  )

describe('where a top-up stands', () => {
  test('paid: the sum, and the ways to wallet and receipt', async () => {
    open({ state: 'paid', receiptId: id(50), cardLastFour: '4242', settledAt: '2026-11-25T08:01:00.000Z' })
    expect(await screen.findByText(/3.000.kr är på kontot/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Visa kvittot' }).getAttribute('href')).toBe(
      `/wallet/${id(101)}?receipt=${id(50)}`,
    )
  })

  test.each([
    ['cancelled', 'Insättningen är avbruten'],
    ['expired', 'Tiden att betala har gått ut'],
  ] as const)('%s: nothing was paid in, and it can be begun anew with the same sum', async (state, title) => {
    open({ state })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Fyll på' }).getAttribute('href')).toBe(`/wallet?topUp=${id(101)}&sum=3000`)
  })

  test('a card that was declined can be tried again', async () => {
    open({ state: 'failed' })
    expect(await screen.findByText('Kortet nekades')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy()
  })

  test('back from the provider before its word: it is asked for, and nothing is claimed', async () => {
    open({}, {}, '?from=checkout')
    expect(await screen.findByText('Vi väntar på besked om betalningen')).toBeTruthy()
    expect(screen.queryByText(/är på kontot/)).toBeNull()
  })

  test("another's payment is not found, in words", async () => {
    open({}, { 'GET /payments/:id': reply(404, { error: 'not_found' }) })
    expect(await screen.findByText(/Insättningen finns inte/)).toBeTruthy()
  })
})
