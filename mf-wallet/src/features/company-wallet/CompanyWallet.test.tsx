/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import type { CompanyWallet as Wallet, Transaction } from '@samspel/api'
import { id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Ledger } from '../../components/ledger'
import { sorted, sortOf } from './BrandTable'
import { CompanyWallet } from './CompanyWallet'
import { MoveSheet } from './MoveSheet'

const kr = 100
const brand = (n: number, name: string, over: Partial<Wallet['brands'][number]> = {}): Wallet['brands'][number] => ({
  brandId: id(n),
  accountId: id(100 + n),
  name,
  logoUrl: null,
  balance: 9_000 * kr,
  held: 0,
  heldCampaigns: 0,
  available: 9_000 * kr,
  planned: 0,
  nextCampaign: null,
  lacking: 0,
  ...over,
})
const campaign = { id: id(300), name: 'Julpyssel', startAt: '2026-12-01', needs: 21_600 * kr }
const line = (n: number, over: Partial<Transaction> = {}): Transaction => ({
  id: id(400 + n),
  accountId: id(101),
  transactionType: 'credit',
  amount: 850 * kr,
  kind: 'licence',
  title: 'Två bilder',
  counterpart: 'Tove Ekström',
  campaignId: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  availableAt: null,
  balanceAfter: 9_000 * kr,
  brand: { id: id(1), name: 'Havsro', logoUrl: null },
  ...over,
})
const wallet: Wallet = {
  balance: 18_000 * kr,
  held: 3_600 * kr,
  available: 14_400 * kr,
  planned: 21_600 * kr,
  heldCampaigns: 1,
  gap: {
    brandId: id(2),
    accountId: id(102),
    brandName: 'Mossa',
    logoUrl: null,
    campaign,
    available: 9_000 * kr,
    lacking: 12_600 * kr,
  },
  moreGaps: 1,
  brands: [
    brand(1, 'Havsro', { held: 3_600 * kr, heldCampaigns: 1, available: 5_400 * kr }),
    brand(2, 'Mossa', { planned: 21_600 * kr, nextCampaign: campaign, lacking: 12_600 * kr }),
  ],
  reservations: [
    {
      campaignId: id(301),
      campaignName: 'Kvällslampa',
      imageUrl: null,
      brandName: 'Havsro',
      fees: 4,
      fee: 900 * kr,
      amount: 3_600 * kr,
      until: '2026-11-25',
    },
  ],
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}-01`,
    amount: at * kr,
  })),
  latest: [line(1)],
  plan: null,
}
const unpaid = {
  accountId: id(101),
  brandId: id(1),
  brandName: 'Havsro',
  logoUrl: null,
  companyName: 'Trekant AB',
  amount: 499 * kr,
  dueOn: '2026-11-06',
  lacking: 120 * kr,
  triedUntil: '2026-11-30',
  isTried: true,
}
const plan = {
  name: 'small',
  monthlyFee: 499 * kr,
  since: '2025-03-06',
  brands: 2,
  nextOn: '2026-12-06',
  unpaid: [unpaid],
} as const
const open = (answer: object = wire({ wallet })) =>
  renderWithApp(<CompanyWallet />, {
    route: '/wallet',
    api: {
      'GET /wallet': answer,
      'GET /wallet/transactions': {
        ...listAnswer('transactions', [line(1)]),
        ...wire({ campaignChoices: [], sums: null }),
      },
      'GET /wallet/top_up': wire({
        topUp: { card: true, bankgiro: '5805-6201', receiver: 'Samspel AB' },
      }),
    },
  })

describe('the wallet of a company', () => {
  test.each([
    [{ state: 'active', endsOn: null }, /^Paket Liten, nästa avgift 6 dec/],
    [{ state: 'active', endsOn: '2026-12-06' }, /^Paket Liten, uppsagt till 6 dec/],
    [{ state: 'ended', endsOn: '2026-11-06' }, undefined],
  ])('names the next fee of a plan as long as there is one: %j', async (change, said) => {
    open(wire({ wallet: { ...wallet, plan: { ...plan, ...change } } }))
    expect(await screen.findByText('Totalt på kontona')).toBeTruthy()
    if (said) expect(screen.getByText(said)).toBeTruthy()
    else expect(screen.queryByText(/^Paket /)).toBeNull()
  })

  test('says what is missing for the nearest campaign, and tops up by that sum', async () => {
    const { user } = open()
    expect(await screen.findByText('Mossa räcker inte till Julpyssel')).toBeTruthy()
    expect(screen.getByText(/behöver 21 600 kr\. På kontot finns 9 000 kr/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'och 1 till' })).toBeTruthy()
    expect(screen.getByText(/^11.kr hittills i december, efter bokföringsdag$/)).toBeTruthy()
    const row = screen.getByRole('row', { name: /^Mossa/ })
    expect(within(row).getByText('12 600 kr saknas')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Kvällslampa/ }).getAttribute('href')).toBe(
      `/campaigns/${id(301)}?tab=participations`,
    )
    expect(screen.getByRole('link', { name: /Bildlicens/ }).getAttribute('href')).toBe(
      `/wallet/${id(101)}?receipt=${id(401)}`,
    )
    await user.click(screen.getByRole('button', { name: /^Fyll på 12.600.kr$/ }))
    const amount = (await screen.findByLabelText('Belopp')) as HTMLInputElement
    expect(amount.value.replace(/\s/g, '')).toBe('12600')
    expect(document.activeElement).toBe(amount)
    await user.clear(amount)
    await user.paste('-12600')
    await user.tab()
    expect(await screen.findByText(/^Minst 100.kr\.$/)).toBeTruthy()
  })

  test('money sorts with the largest first, brands by name', () => {
    expect(sortOf('-held')).toEqual({ key: 'held', direction: 'desc' })
    expect(sortOf('påhitt')).toEqual({ key: 'name', direction: 'asc' })
    const names = (text: string) => sorted(wallet.brands, sortOf(text)).map(({ name }) => name)
    expect([names('-held'), names('held'), names('-name')]).toEqual([
      ['Havsro', 'Mossa'],
      ['Mossa', 'Havsro'],
      ['Mossa', 'Havsro'],
    ])
  })

  test('a failure can be tried again; without a brand there is no account to show', async () => {
    const failed = open(reply(500, { error: 'internal' }))
    expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeTruthy()
    expect(screen.getByText('Plånboken kunde inte hämtas.')).toBeTruthy()
    failed.unmount()
    open(wire({ wallet: { ...wallet, brands: [], gap: null } }))
    expect(await screen.findByText('Inga konton')).toBeTruthy()
  })
})

describe('the lines of an account', () => {
  const sums = { opening: 0, in: 10_000 * kr, out: 1_000 * kr, closing: 9_000 * kr }
  const listed = (lines: Transaction[], more: object = { sums }) => ({
    ...listAnswer('transactions', lines),
    ...wire({ campaignChoices: [{ id: id(301), name: 'Kvällslampa' }], ...more }),
  })
  const openLedger = (search = '', api = {}) =>
    renderWithApp(<Ledger accountId={id(101)} />, {
      path: '/wallet/:accountId',
      route: `/wallet/${id(101)}${search}`,
      api: {
        'GET /wallet/transactions': listed([
          line(1),
          line(2, { kind: 'deposit', title: 'Insättning', counterpart: null }),
        ]),
        ...api,
      },
    })

  test('filters stand in the address and are asked for; a made-up kind is none', async () => {
    const { api, user } = openLedger('?kind=earning&period=2026-11')
    expect(await screen.findByText('Utgående')).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Datum',
      'Händelse',
      'Belopp',
      'Saldo efter',
    ])
    expect(Object.fromEntries(api.to('GET /wallet/transactions')[0]!.query)).toEqual({
      accountId: id(101),
      from: '2026-11-01',
      to: '2026-11-30',
      page: '1',
    })
    await user.selectOptions(screen.getByLabelText('Typ'), 'Bildlicens')
    await waitFor(() => expect(api.to('GET /wallet/transactions').at(-1)!.query.get('kind')).toBe('licence'))
    // The sums would not add up with lines left out.
    expect(screen.queryByRole('columnheader', { name: 'Saldo efter' })).toBeNull()
  })

  test('a line leads to its receipt, where the arrows walk on', async () => {
    const receiptOf = (n: number) => ({
      transaction: line(n),
      number: `2026-000${n}`,
      brandName: 'Havsro',
      companyName: 'Trekant AB',
      campaign: null,
      creator: null,
      bookedBy: null,
      plan: null,
      balanceBefore: 9_850 * kr,
      balanceAfter: 9_000 * kr,
    })
    const { api, user, router } = openLedger(`?receipt=${id(401)}`, {
      'GET /wallet/receipts/:id/file': reply(500, { error: 'internal' }),
      'GET /wallet/receipts/:id': ({ params }: { params: { id: string } }) =>
        wire({ receipt: receiptOf(params.id === id(401) ? 1 : 2) }),
    })
    expect((await screen.findByRole('link', { name: /Bildlicens/ })).getAttribute('href')).toBe(
      `/wallet/${id(101)}?receipt=${id(401)}`,
    )
    expect(await screen.findByText('2026-0001')).toBeTruthy()
    expect(screen.getByText('9 850 kr → 9 000 kr')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ladda ner PDF' }))
    await waitFor(() => expect(api.to('GET /wallet/receipts/:id/file')[0]?.query.get('locale')).toBe('sv'))
    await user.click(screen.getByRole('button', { name: 'Nästa kvitto' }))
    expect(await screen.findByText('2026-0002')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stäng' }))
    expect(router.state.location.search).toBe('')
  })

  test('nothing that matches says so, with a way back to all', async () => {
    const { user, router } = openLedger('?kind=refund', { 'GET /wallet/transactions': listed([], { sums: null }) })
    await user.click(await screen.findByRole('button', { name: 'Rensa filtren' }))
    expect(router.state.location.search).toBe('')
  })
})

test('a monthly fee that could not be taken is told with what is missing, and leads to the top-up of that sum', async () => {
  const { user, router } = open(wire({ wallet: { ...wallet, plan } }))
  const strip = within(await screen.findByRole('region', { name: 'Månadsavgifter som inte kunde dras' }))
  expect(strip.getByText(/^Månadsavgiften för Havsro, 499.kr, kunde inte dras 6.nov$/)).toBeTruthy()
  expect(strip.getByText(/^120.kr saknas\. Vi försöker igen till och med 30.nov\.$/)).toBeTruthy()
  await user.click(strip.getByRole('button', { name: /^Fyll på 120.kr$/ }))
  expect(new URLSearchParams(router.state.location.search).get('topUp')).toBe(id(101))
  expect(new URLSearchParams(router.state.location.search).get('sum')).toBe('120')
  expect(screen.getByText(/^2 × 499.kr$/)).toBeTruthy()
})

test('once the money has come, the fee is said to be on its way', async () => {
  open(wire({ wallet: { ...wallet, plan: { ...plan, unpaid: [{ ...unpaid, lacking: 0 }] } } }))
  expect(await screen.findByText('Pengarna finns nu. Avgiften dras inom tio minuter.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Fyll på 120.kr$/ })).toBeNull()
})

test('a top-up of no brand in particular asks which, and shows none as chosen until then', async () => {
  const { api, user } = renderWithApp(<CompanyWallet />, {
    route: '/wallet?topUp=any',
    api: {
      'GET /wallet': wire({ wallet }),
      'GET /wallet/transactions': { ...listAnswer('transactions', []), ...wire({ campaignChoices: [], sums: null }) },
      'GET /wallet/top_up': wire({
        topUp: { card: true, bankgiro: '5805-6201', receiver: 'Samspel AB' },
      }),
      'POST /accounts/:id/payments': reply(422, { error: 'account_closed' }),
    },
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Fyll på' }))
  const brandField = await sheet.findByLabelText('Varumärke')
  expect(within(brandField).getByRole('option', { selected: true }).textContent).toBe('Välj varumärke')
  await user.selectOptions(brandField, 'Havsro')
  await user.type(sheet.getByLabelText('Belopp'), '500')
  await user.click(sheet.getByRole('button', { name: 'Fortsätt till betalning' }))
  await waitFor(() => expect(api.to('POST /accounts/:id/payments')[0]?.params.id).toBe(id(101)))
})

test('money is moved to the brand that lacks most, from the one with most to spare; the sum that is missing stands there', async () => {
  const accounts = [
    brand(1, 'Havsro', { available: 5_400 * kr }),
    brand(2, 'Mossa', { lacking: 2_600 * kr }),
    brand(3, 'Fjällglim', { available: 8_000 * kr }),
  ]
  const { user, api } = renderWithApp(<MoveSheet accounts={accounts} onClose={() => undefined} />, {
    api: { 'POST /accounts/:id/moves': reply(422, { errors: { amount: ['not_enough_free'] } }) },
  } as never)
  const names = (label: string) => (screen.getByLabelText(label) as HTMLSelectElement).selectedOptions[0]?.textContent
  expect(names('Från')).toMatch(/^Fjällglim/)
  expect(names('Till')).toMatch(/^Mossa/)
  await user.click(screen.getByRole('button', { name: 'Flytta' }))
  await waitFor(() => expect(api.to('POST /accounts/:id/moves')).toHaveLength(1))
  expect(api.to('POST /accounts/:id/moves')[0]).toMatchObject({
    params: { id: id(103) },
    body: { move: { toAccountId: id(102), amount: 2_600 * kr } },
  })
})
