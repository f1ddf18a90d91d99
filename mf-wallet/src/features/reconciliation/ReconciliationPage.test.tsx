/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import type { Adjustment, Reconciliation } from '@samspel/api'
import { id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { accountLists, transactionLists, walletSaga } from '../../data'
import { ReconciliationPage } from './ReconciliationPage'

const run = (n: number, over: Partial<Reconciliation> = {}): Reconciliation => ({
  id: id(n),
  ranAt: '2026-11-25T02:00:00.000Z',
  startedBy: null,
  differences: 0,
  sums: [
    { kind: 'brand', currency: 'SEK', accounts: 3, amount: 500_000 },
    { kind: 'bank', currency: 'SEK', accounts: 1, amount: -500_000 },
  ],
  checks: [
    { check: 'zero', state: 'agrees', ledger: 0, other: 0 },
    { check: 'holds', state: 'agrees', ledger: 120_000, other: 120_000 },
    { check: 'card', state: 'not_connected', ledger: 0, other: 0 },
  ],
  found: [],
  ...over,
})
const broken = run(2, {
  differences: 1,
  startedBy: 'Anna Admin',
  checks: [{ check: 'holds', state: 'differs', ledger: 120_000, other: 119_000 }],
  found: [{ check: 'holds', id: id(9), name: 'Havsro', accountId: id(7), is: 120_000, mustBe: 119_000 }],
})
const adjustment: Adjustment = {
  id: id(20),
  kind: 'adjustment',
  accountId: id(7),
  accountName: 'Havsro',
  amount: 1_500_000,
  reason: 'Dubbel debitering',
  state: 'pending',
  requestedBy: 'Bo Admin',
  decidedBy: null,
  declineReason: null,
  createdAt: '2026-11-24T09:00:00.000Z',
  decidedAt: null,
  abilities: ['approve', 'decline'],
}
const adjustments = (rows: Adjustment[]) => wire({ ...listAnswer('adjustments', rows), approvalAbove: 1_000_000 })
const open = (runs: Reconciliation[], { waiting = [], more = {} }: { waiting?: Adjustment[]; more?: object } = {}) =>
  renderWithApp(<ReconciliationPage />, {
    route: '/wallet/reconciliation',
    slices: [accountLists, transactionLists],
    sagas: { wallet: walletSaga },
    api: {
      'GET /reconciliations': wire(listAnswer('reconciliations', runs)),
      'GET /adjustments': adjustments(waiting),
      'GET /unpaid_fees': listAnswer('unpaidFees', []),
      ...more,
    },
  })

describe('the page of reconciliations', () => {
  test('shows the last one: each check with both sums, and sums of accounts that come to nothing', async () => {
    open([run(1), broken])
    const checks = await screen.findByRole('table', { name: 'Kontroller' })
    expect(within(checks).getByRole('row', { name: /Bokfört reserverat.*1.200.kr.*0.kr.*Stämmer/ })).toBeTruthy()
    expect(within(checks).getByRole('row', { name: /Kortbetalningar.*Ej ansluten/ })).toBeTruthy()
    expect(
      within(screen.getByRole('table', { name: 'Summor per kontotyp' }))
        .getAllByRole('row')
        .at(-1)?.textContent,
    ).toMatch(/0.kr$/)
    expect(screen.queryByRole('table', { name: 'Differenser' })).toBeNull()
    expect(await screen.findByText('Inget väntar på en andra person.')).toBeTruthy()
  })

  test('a difference leads to its account', async () => {
    open([broken])
    const table = await screen.findByRole('table', { name: 'Differenser' })
    expect(within(table).getByText('Havsro')).toBeTruthy()
    expect(within(table).getByRole('link', { name: 'Kontot' }).getAttribute('href')).toBe(`/wallet/${id(7)}`)
    expect(screen.getAllByText('1 differens').length).toBeGreaterThan(0)
  })

  test('nothing yet; a run on demand that fails says so, and one that goes well asks for the list anew', async () => {
    const { user, api } = open([], { more: { 'POST /reconciliations': reply(503, { error: 'unavailable' }) } })
    expect(await screen.findByText('Ingen avstämning än')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stäm av nu' }))
    expect(await screen.findByText(/svarar inte/)).toBeTruthy()
    api.on({
      'POST /reconciliations': wire({ reconciliation: run(1) }),
      'GET /reconciliations': wire(listAnswer('reconciliations', [run(1)])),
    })
    await user.click(screen.getByRole('button', { name: 'Stäm av nu' }))
    expect(await screen.findByRole('table', { name: 'Kontroller' })).toBeTruthy()
  })

  test('the list that cannot be read has a way on', async () => {
    const { user, api } = open([], { more: { 'GET /reconciliations': reply(500, { error: 'internal' }) } })
    const again = await screen.findByRole('button', { name: /Försök igen/ })
    api.on({ 'GET /reconciliations': wire(listAnswer('reconciliations', [run(1)])) })
    await user.click(again)
    expect(await screen.findByRole('table', { name: 'Kontroller' })).toBeTruthy()
  })
})

describe('a second pair of eyes', () => {
  test('who declines says why, and whoever asked for it reads it', async () => {
    const { user, api } = open([run(1)], {
      waiting: [adjustment],
      more: {
        'PATCH /adjustments/:id/decline': wire({
          adjustment: { ...adjustment, state: 'declined', declineReason: 'Redan bokfört', abilities: [] },
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Avböj' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/Varför avböjer du/), 'Redan bokfört')
    await user.click(dialog.getByRole('button', { name: 'Avböj' }))
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ reason: 'Redan bokfört' }),
    )
  })

  test('a colleague approves what waits; who is too late is told', async () => {
    const { user, api } = open([run(1)], {
      waiting: [adjustment],
      more: { 'PATCH /adjustments/:id/approve': reply(409, { error: 'already_decided' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Godkänn' }))
    const dialog = await screen.findByRole('dialog', { name: /15.000.kr/ })
    await user.click(within(dialog).getByRole('button', { name: 'Godkänn' }))
    expect(await within(dialog).findByText('Någon annan har redan svarat på justeringen.')).toBeTruthy()
    const account = {
      id: id(7),
      ownerType: 'brand',
      brandId: id(3),
      instagramerId: null,
      name: 'Havsro',
      currency: 'SEK',
      balance: 1_500_000,
      availableBalance: 1_500_000,
    }
    api.on({
      'PATCH /adjustments/:id/approve': wire({
        adjustment: { ...adjustment, state: 'booked', abilities: [] },
        account,
      }),
      'GET /adjustments': adjustments([]),
    })
    await user.click(within(dialog).getByRole('button', { name: 'Godkänn' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('whoever asked can only take it back', async () => {
    open([run(1)], { waiting: [{ ...adjustment, abilities: ['decline'] }] })
    expect(await screen.findByRole('button', { name: 'Ta tillbaka' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Godkänn' })).toBeNull()
  })
})

describe('monthly fees that could not be taken', () => {
  const fee = (n: number, over: object = {}) => ({
    accountId: id(n),
    brandId: id(100 + n),
    brandName: 'Havsro',
    logoUrl: null,
    companyName: 'Trekant AB',
    amount: 49_900,
    dueOn: '2026-11-06',
    lacking: 12_000,
    triedUntil: '2026-11-30',
    isTried: true,
    ...over,
  })

  test('stand with what is missing and until when it is tried, and lead to the account; those of a month that is over say so', async () => {
    const rows = [fee(1), fee(2, { brandName: 'Mossa', dueOn: '2026-10-06', triedUntil: '2026-10-31', isTried: false })]
    open([run(1)], { more: { 'GET /unpaid_fees': listAnswer('unpaidFees', rows) } })
    const table = within(await screen.findByRole('table', { name: 'Månadsavgifter som inte kunde dras' }))
    expect(table.getByRole('row', { name: /Havsro.*6.nov.2026.*499.kr.*120.kr.*Försöks till 30.nov/ })).toBeTruthy()
    expect(table.getByRole('row', { name: /Mossa.*Månaden är slut/ })).toBeTruthy()
    expect(table.getByRole('link', { name: 'Havsro' }).getAttribute('href')).toBe(`/wallet/${id(1)}`)
  })

  test('that cannot be read are asked for again', async () => {
    const { api, user } = open([run(1)], { more: { 'GET /unpaid_fees': reply(500, { error: 'internal' }) } })
    const alert = await screen.findByText('Avgifterna som inte kunde dras gick inte att hämta.')
    api.on({ 'GET /unpaid_fees': listAnswer('unpaidFees', [fee(1)]) })
    await user.click(screen.getByRole('button', { name: /Försök igen/ }))
    expect(await screen.findByRole('table', { name: 'Månadsavgifter som inte kunde dras' })).toBeTruthy()
    expect(alert.isConnected).toBe(false)
  })
})
