/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import { Route, Routes } from 'react-router-dom'
import type { Payment } from '@samspel/api'
import { id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
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
const options = { card: true, bankgiro: '5805-6201', receiver: 'Samspel AB' }
const company = { auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true } }
const open = (over: Partial<Payment>, more: object = {}, search = '', state: object = company) =>
  renderWithApp(
    <Routes>
      <Route path="/wallet/payments/:paymentId" element={<PaymentPage />} />
    </Routes>,
    {
      route: `/wallet/payments/${id(1)}${search}`,
      state: state as never,
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

  test('one whose answer comes later says so, and offers nothing to pay', async () => {
    open({ state: 'processing' })
    expect(await screen.findByText('Betalningen behandlas')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('what has gone back stands beneath, with what is still owed', async () => {
    open({
      state: 'paid',
      reversals: [
        {
          id: 'du_1',
          kind: 'dispute',
          state: 'open',
          amount: 300_000,
          lacking: 50_000,
          createdAt: '2026-11-26T08:00:00.000Z',
        },
      ],
    })
    expect(await screen.findByText(/^3.000.kr är bestridet och fryst tills det är avgjort$/)).toBeTruthy()
    expect(screen.getByText(/500.kr fanns inte på kontot och dras från nästa insättning/)).toBeTruthy()
    expect(screen.queryByText('Betala tillbaka')).toBeNull()
  })

  const back = (state: 'done' | 'open' | 'won' | 'failed', amount: number) => ({
    id: `x_${state}`,
    kind: state === 'done' || state === 'failed' ? ('refund' as const) : ('dispute' as const),
    state,
    amount,
    lacking: 0,
    createdAt: '2026-11-26T08:00:00.000Z',
  })
  test.each([
    ['company', [back('done', 100_000)], /^2.000.kr av insättningen kan användas/],
    ['company', [back('done', 100_000), back('open', 200_000)], 'Allt har gått tillbaka eller är bestridet.'],
    ['admin', [back('open', 300_000)], 'Allt har gått tillbaka eller är bestridet.'],
  ] as const)('to %s what is gone or frozen is not said to be in the account', async (role, reversals, said) => {
    open({ state: 'paid', reversals: [...reversals] }, {}, '', { auth: { ...company.auth, role } })
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByRole('heading', { name: /^3.000.kr sattes in$/ })).toBeTruthy()
    expect(screen.queryByText(/är på kontot|kan använda pengarna direkt/)).toBeNull()
  })

  test('a dispute that was won and a refund that failed leave all of it in the account', async () => {
    open({ state: 'paid', reversals: [back('won', 300_000), back('failed', 300_000)] })
    expect(await screen.findByRole('heading', { name: /^3.000.kr är på kontot$/ })).toBeTruthy()
  })

  test("another's payment is not found, in words", async () => {
    open({}, { 'GET /payments/:id': reply(404, { error: 'not_found' }) })
    expect(await screen.findByText(/Insättningen finns inte/)).toBeTruthy()
  })
})

describe('giving money back, by platform staff', () => {
  const paid: Partial<Payment> = { state: 'paid', refundable: 300_000, reversals: [] }
  const asStaff = (more: object = {}) =>
    open(paid, more, '', {
      auth: { authenticated: true, scope: 'user', role: 'admin', roleResolved: true },
    })

  test('asks once more, and sends the sum, why, and what the screen said was left', async () => {
    const { user, api } = asStaff({
      'POST /payments/:id/refunds': wire({
        payment: {
          ...payment,
          ...paid,
          refundable: 200_000,
          reversals: [
            {
              id: 're_1',
              kind: 'refund',
              state: 'done',
              amount: 100_000,
              lacking: 0,
              createdAt: '2026-11-26T08:00:00.000Z',
              reason: 'Dubbelt',
              by: 'Alva Berg',
            },
          ],
        },
      }),
    })
    const refunds = () => api.calls.filter(({ path }) => path.endsWith('/refunds'))
    const amount = await screen.findByLabelText(/^Belopp/)
    await user.clear(amount)
    await user.type(amount, '1000')
    await user.type(screen.getByLabelText(/^Skäl/), 'Dubbelt')
    await user.click(screen.getByRole('button', { name: 'Betala tillbaka' }))
    const dialog = await screen.findByRole('dialog', { name: /^Betala tillbaka 1.000.kr från Havsro\?$/ })
    expect(dialog.textContent).toContain('Det går inte att ångra')
    expect(refunds()).toHaveLength(0)
    await user.click(screen.getAllByRole('button', { name: 'Betala tillbaka' }).at(-1)!)
    await waitFor(() => expect(refunds()).toHaveLength(1))
    expect(refunds()[0]?.body).toEqual({
      refund: { amount: 100_000, reason: 'Dubbelt', left: 300_000 },
    })
  })

  test('more than is left is refused at its field', async () => {
    const { user } = asStaff()
    const amount = await screen.findByLabelText(/^Belopp/)
    await user.clear(amount)
    await user.type(amount, '3001')
    await user.click(screen.getByRole('button', { name: 'Betala tillbaka' }))
    expect(await screen.findByText(/^Högst 3.000.kr går att betala tillbaka$/)).toBeTruthy()
  })
})
