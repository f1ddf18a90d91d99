/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import type { PayoutBatch } from '@samspel/api'
import {
  act,
  type AppOptions,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  slowPage,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { accountLists, transactionLists, walletSaga } from '../../data'
import { PayoutsPage } from './PayoutsPage'

const elin = { id: id(9), name: 'Elin Sjödin', avatarUrl: null }
const batch = (number: number, over: Partial<PayoutBatch> = {}): PayoutBatch => ({
  id: id(number),
  name: `2026-${number}`,
  number,
  state: 'compiled',
  version: 1,
  checksum: 'a'.repeat(64),
  count: 3,
  amount: 520_000,
  stoppedCount: 0,
  stoppedAmount: 0,
  paidCount: 0,
  failedCount: 0,
  compiled: { by: elin, at: '2026-11-25T08:00:00.000Z' },
  approved: null,
  exported: null,
  sent: null,
  returned: null,
  returnReason: null,
  answeredAt: null,
  sendBy: '2026-11-25',
  arrivesOn: '2026-11-26',
  ...over,
})
const waiting = { count: 2, amount: 185_000, stopped: 1, late: 1 }
const none = { count: 0, amount: 0, stopped: 0, late: 0 }
const answer = (rows: PayoutBatch[], sums = none) => wire({ ...listAnswer('payoutBatches', rows), waiting: sums })
const open = (api: object, route = '/payouts', more: AppOptions = {}) =>
  renderWithApp(
    <>
      <PayoutsPage />
      <Toaster />
    </>,
    {
      route,
      slices: [accountLists, transactionLists],
      sagas: { wallet: walletSaga },
      api: api as never,
      ...more,
    },
  )
const text = (node: Element) => node.textContent?.replace(/\u00a0/g, ' ')

describe('batches of payouts', () => {
  test('each with its state, who put it together, what became of it and its sum', async () => {
    open({
      'GET /payout_batches': answer([
        batch(8, { stoppedCount: 1 }),
        batch(7, { state: 'answered', paidCount: 2, failedCount: 1, answeredAt: '2026-11-24T08:00:00.000Z' }),
      ]),
    })
    const table = await screen.findByRole('table', { name: 'Omgångar' })
    const [, first, second] = within(table).getAllByRole('row')
    expect(text(first!)).toMatch(/2026-8.*Väntar på godkännande.*Elin Sjödin.*1 stoppad.*5 200 kr/)
    expect(text(second!)).toMatch(/2026-7.*2 betalda, 1 gick inte igenom/)
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/payouts/${id(8)}`)
    expect(screen.queryByRole('button', { name: 'Sammanställ omgång' })).toBeNull()
  })

  test('on a phone a batch is one row: which one, what it holds, its state and its sum', async () => {
    window.matchMedia = (() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never
    open({
      'GET /payout_batches': answer([
        batch(8, { stoppedCount: 1 }),
        batch(7, { state: 'answered', paidCount: 2, failedCount: 1, answeredAt: '2026-11-24T08:00:00.000Z' }),
      ]),
    })
    const [first, second] = within(await screen.findByRole('list', { name: 'Omgångar' })).getAllByRole('listitem')
    expect(text(first!)).toBe('Omgång 2026-83 utbetalningar, 1 stoppadVäntar på godkännande5 200 kr')
    expect(text(second!)).toMatch(/2 betalda, 1 gick inte igenom.*Klar/)
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/payouts/${id(8)}`)
    expect(screen.queryByRole('table')).toBeNull()
    Reflect.deleteProperty(window, 'matchMedia')
  })

  test('what waits is told, and put together; a refusal says why', async () => {
    const { user } = open({
      'GET /payout_batches': answer([], waiting),
      'POST /payout_batches': reply(422, { error: 'nothing_to_pay' }),
    })
    expect(await screen.findByText(/1 har väntat mer än två bankdagar/)).toBeTruthy()
    expect(screen.getByText('Inga omgångar än')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sammanställ omgång' }))
    expect(await screen.findByText(/Inget av det som väntar går att betala ut än/)).toBeTruthy()
  })

  test('a new batch opens, but not over another page that was asked for while it was put together', async () => {
    for (const isLeaving of [false, true]) {
      const slow = slowPage('/wallet', 'Plånbok')
      let answerWith = (_: object) => {}
      const { user, api, router, unmount } = open(
        {
          'GET /payout_batches': answer([], waiting),
          'POST /payout_batches': () => new Promise<object>((resolve) => (answerWith = resolve)),
        },
        '/payouts',
        { path: '/payouts', routes: [slow.route, { path: '/payouts/:id', element: <p>omgången</p> }] },
      )
      await user.click(await screen.findByRole('button', { name: 'Sammanställ omgång' }))
      await waitFor(() => expect(api.to('POST /payout_batches')).toHaveLength(1))
      if (isLeaving) void act(() => void router.navigate('/wallet'))
      await act(async () => answerWith(wire({ batch: batch(9) })))
      if (isLeaving) await slow.arrive()
      expect(await screen.findByText(isLeaving ? 'Plånbok' : 'omgången')).toBeTruthy()
      expect(router.state.location.pathname).toBe(isLeaving ? '/wallet' : `/payouts/${id(9)}`)
      unmount()
    }
  })

  test('the filter stands in the address, and a list that cannot be read has a way on', async () => {
    const { user, api } = open({ 'GET /payout_batches': reply(500, { error: 'internal' }) }, '/payouts?state=sent')
    const again = await screen.findByRole('button', { name: /Försök igen/ })
    api.on({ 'GET /payout_batches': answer([batch(6, { state: 'sent' })]) })
    await user.click(again)
    expect(await screen.findByRole('table', { name: 'Omgångar' })).toBeTruthy()
    expect(screen.getByDisplayValue('Hos banken')).toBeTruthy()
  })

  test('another filter, and its pages, begin at the first page', async () => {
    const { user, api, router } = open(
      {
        'GET /payout_batches': wire({
          ...listAnswer('payoutBatches', [batch(6)], { totalPages: 3, totalCount: 60 }),
          waiting: none,
        }),
      },
      '/payouts?page=2',
    )
    await user.click(await screen.findByRole('button', { name: 'Nästa' }))
    expect(router.state.location.search).toBe('?page=3')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Läge' }), 'sent')
    await waitFor(() => expect(router.state.location.search).toBe('?state=sent'))
    const asked = api.to('GET /payout_batches').map(({ query }) => [query.get('page'), query.get('state')])
    expect(asked).toEqual([
      ['2', null],
      ['3', null],
      ['1', 'sent'],
    ])
  })
})
