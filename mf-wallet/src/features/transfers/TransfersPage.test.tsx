/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import type { BankTransfer, Payment } from '@samspel/api'
import { id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { accountLists, transactionLists, walletSaga } from '../../data'
import { TransfersPage } from './TransfersPage'

const awaited: Payment = {
  id: id(1),
  accountId: id(101),
  brandId: id(201),
  brandName: 'Havsro',
  method: 'transfer',
  state: 'pending',
  amount: 1_250_000,
  currency: 'SEK',
  reference: '73014409',
  cardLastFour: null,
  receiptId: null,
  createdAt: '2026-11-24T08:00:00.000Z',
  settledAt: null,
}
const unknown: BankTransfer = {
  id: id(2),
  reference: '7301',
  amount: 420_000,
  sender: 'Norrsken Kafferosteri AB',
  receivedOn: '2026-11-24',
  state: 'open',
  brandName: null,
  expected: null,
  createdAt: '2026-11-24T09:00:00.000Z',
}
const open = (more: object = {}) =>
  renderWithApp(
    <>
      <TransfersPage />
      <Toaster />
    </>,
    {
      route: '/wallet/transfers',
      slices: [accountLists, transactionLists],
      sagas: { wallet: walletSaga },
      api: {
        'GET /wallet/awaited_transfers': wire(listAnswer('payments', [awaited])),
        'GET /wallet/bank_transfers': wire(listAnswer('bankTransfers', [unknown])),
        ...more,
      } as never,
    },
  )

describe('transfers that come to the bank', () => {
  test('an awaited one fills the form, and is booked with what it says', async () => {
    const sent: unknown[] = []
    const { user } = open({
      'POST /wallet/bank_transfers': ({ body }: { body: unknown }) => {
        sent.push(body)
        return wire({
          bankTransfer: { ...unknown, id: id(3), state: 'booked', brandName: 'Havsro', amount: 1_250_000 },
        })
      },
    })
    await user.click(await screen.findByRole('button', { name: /Fyll i 7301/ }))
    const reference = await screen.findByLabelText('Referens')
    await waitFor(() => expect((reference as HTMLInputElement).value.replace(/\s/g, '')).toBe('73014409'))
    await user.click(screen.getByRole('button', { name: 'Bokför' }))
    expect(await screen.findByText(/är bokfört på Havsro/)).toBeTruthy()
    expect(JSON.stringify(sent)).toContain('1250000')
  })

  test('another sum than expected is asked about, and booked with a second yes', async () => {
    let asked = 0
    const { user } = open({
      'POST /wallet/bank_transfers': () => {
        asked += 1
        return asked === 1
          ? reply(422, { errors: { amount: ['not_equal'] } })
          : wire({ bankTransfer: { ...unknown, id: id(3), state: 'booked', brandName: 'Havsro', amount: 1_000_000 } })
      },
    })
    await user.click(await screen.findByRole('button', { name: /Fyll i 7301/ }))
    await user.click(await screen.findByRole('button', { name: 'Bokför' }))
    const dialog = await screen.findByRole('dialog', { name: 'Beloppet är ett annat än väntat' })
    await user.click(within(dialog).getByRole('button', { name: 'Bokför det som kom' }))
    expect(await screen.findByText(/är bokfört på Havsro/)).toBeTruthy()
    expect(asked).toBe(2)
  })

  test('a transfer of another sum than was awaited says which; others say nothing of it', async () => {
    open({
      'GET /wallet/bank_transfers': wire(
        listAnswer('bankTransfers', [
          { ...unknown, state: 'booked', brandName: 'Havsro', amount: 1_000_000, expected: 1_250_000 },
          { ...unknown, id: id(3), state: 'booked', brandName: 'Fjällbris', amount: 990_000, expected: 990_000 },
          { ...unknown, id: id(4), amount: 420_000, expected: null },
        ]),
      ),
    })
    const came = within(await screen.findByRole('table', { name: 'Har kommit' }))
    expect(came.getAllByText(/väntades/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/12\s?500/),
    ])
  })

  test('what nobody knows the owner of stands as unresolved; lists that cannot be read have a way on', async () => {
    const { user, api } = open({ 'GET /wallet/bank_transfers': reply(500, { error: 'internal' }) })
    const again = await screen.findByRole('button', { name: /Försök igen/ })
    api.on({ 'GET /wallet/bank_transfers': wire(listAnswer('bankTransfers', [unknown])) })
    await user.click(again)
    const came = await screen.findByRole('table', { name: 'Har kommit' })
    expect(within(came).getByText('Olöst')).toBeTruthy()
    expect(within(came).getByRole('button', { name: /Lös 4.200.kr från Norrsken/ })).toBeTruthy()
  })
})
