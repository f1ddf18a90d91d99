/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { Invoice, InvoiceDetails } from '@samspel/api'
import {
  buildAccount,
  cleanup,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { companySlices } from '../../../data/company-data'
import { companySaga } from '../../../data/company-saga'
import { InvoicesCard, PaperButtons, YearCard } from '.'
import AllInvoicesPage from './all'

afterEach(cleanup)

const company = id(300)
const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: id(1),
  number: '2026-1184',
  kind: 'invoice',
  issuedOn: '2026-11-08',
  dueOn: '2026-11-08',
  title: 'Abonnemang Liten, Havsro, 8 nov–7 dec 2026',
  brand: { id: id(5), name: 'Havsro' },
  net: 39_920,
  vat: 9_980,
  total: 49_900,
  state: 'paid',
  mail: 'sent',
  ...change,
})
const details = (change: Partial<InvoiceDetails> = {}): InvoiceDetails => ({
  ...invoice(),
  companyId: company,
  seller: {
    name: 'Samspel AB',
    organisationNumber: '556677-8899',
    vatNumber: 'SE556677889901',
    street: 'Exempelgatan 1',
    postalCode: '111 11',
    town: 'Stockholm',
  },
  buyer: {
    name: 'Trekant Handel AB',
    organisationNumber: '559999-4711',
    vatNumber: null,
    street: 'Magasinsgatan 11',
    postalCode: '411 18',
    town: 'Göteborg',
    country: 'SE',
    email: 'faktura@trekant.test',
    reference: 'Kst 410',
  },
  vatRule: 'domestic',
  vatRate: 25,
  reference: '20260011846',
  reason: null,
  credits: null,
  creditedBy: [],
  lines: [{ title: 'Abonnemang Liten', quantity: 1, net: 39_920, vat: 9_980, total: 49_900 }],
  payments: [{ amount: 49_900, on: '2026-11-08', by: 'account', brand: 'Havsro' }],
  paid: 49_900,
  payable: 0,
  creditable: 49_900,
  ...change,
})
const listOf = (invoices: Invoice[]) =>
  wire({
    invoices,
    years: [2026],
    meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: invoices.length },
  })
const open = (page: React.ReactElement, api = {}, route = '/company/papers') =>
  renderWithApp(page, {
    route,
    path: '*',
    slices: companySlices,
    sagas: { companies: companySaga },
    api: { 'GET /companies/:id/plan': wire({ plan: null, isPending: false }), ...api },
  } as never)
const card = (isAdmin = false) => <InvoicesCard companyId={company} isAdmin={isAdmin} />

describe('the invoices of a company', () => {
  test('stand in a table with what they cost and whether they are paid', async () => {
    open(card(), {
      'GET /companies/:id/invoices': listOf([
        invoice({ id: id(2), number: '2026-1239', state: 'open', dueOn: '2026-12-27' }),
        invoice({ mail: 'failed' }),
        invoice({ id: id(3), number: '2026-1063', kind: 'credit', state: 'credited', title: 'Kredit av 2026-1041' }),
      ]),
    })
    expect(await screen.findByText('2026-1239')).toBeDefined()
    expect(screen.getByText(/^Förfaller 27\sdec$/)).toBeDefined()
    expect(screen.getAllByText('Betald').length).toBeGreaterThan(0)
    expect(screen.getByText('Mejlet kom inte fram')).toBeDefined()
    expect(screen.getByText('Kredit av 2026-1041')).toBeDefined()
    expect(screen.getByRole('button', { name: 'PDF av 2026-1184' })).toBeDefined()
  })

  test('say when the first one comes, that none match, and that they could not be read', async () => {
    const plan = {
      name: 'small',
      monthlyFee: 49_900,
      since: '2026-11-08',
      state: 'active',
      paidBy: 'account',
      endsOn: null,
      invoiceUrl: null,
      brands: 1,
      nextOn: '2026-12-08',
      unpaid: [],
    }
    open(card(), {
      'GET /companies/:id/invoices': listOf([]),
      'GET /companies/:id/plan': wire({ plan, isPending: false }),
    })
    expect(await screen.findByText(/^Inga fakturor än, den första kommer 8\sdec$/)).toBeDefined()
    cleanup()
    open(card(), { 'GET /companies/:id/invoices': listOf([]) }, '/company/papers?invoices=overdue')
    expect(await screen.findByText('Inga fakturor matchar')).toBeDefined()
    cleanup()
    open(card(), { 'GET /companies/:id/invoices': reply(500, { error: 'internal' }) })
    expect((await screen.findAllByText('Fakturorna kunde inte hämtas.')).length).toBeGreaterThan(0)
  })

  test('open at the side with lines and payment; the platform’s staff can credit', async () => {
    const api = {
      'GET /companies/:id/invoices': listOf([invoice()]),
      'GET /invoices/:id': wire({ invoice: details() }),
    }
    open(card(), api, `/company/papers?invoice=${id(1)}`)
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText('20260011846')).toBeDefined()
    expect(within(sheet).getByText(/^Dragen från Havsro 8\snovember\s2026$/)).toBeDefined()
    expect(within(sheet).getByText(/^Moms 25\s%$/)).toBeDefined()
    expect(within(sheet).queryByRole('button', { name: 'Kreditera' })).toBeNull()
    cleanup()
    open(card(true), api, `/company/papers?invoice=${id(1)}`)
    expect(await screen.findByRole('button', { name: 'Kreditera' })).toBeDefined()
  })
})

describe('an invoice that is owed', () => {
  const owed = details({ state: 'overdue', payments: [], paid: 0, payable: 49_900, creditable: 49_900 })
  const account = (availableBalance: number, name: string, at: number) =>
    buildAccount({ id: id(at), ownerType: 'brand', brandId: id(at), name, availableBalance })
  const withAccounts = (accounts: ReturnType<typeof account>[], invoiceShown = owed) => ({
    'GET /companies/:id/invoices': listOf([invoice({ state: 'overdue' })]),
    'GET /invoices/:id': wire({ invoice: invoiceShown }),
    'GET /accounts': listAnswer('accounts', accounts),
  })
  const at = `/company/papers?invoice=${id(1)}`

  test('is paid from an account with enough, the invoice’s own brand first; the same key again after a failure', async () => {
    const { api, user } = open(
      card(),
      withAccounts([account(60_000, 'Annat', 7), account(100, 'Tomt', 8), account(50_000, 'Havsro', 5)]),
      at,
    ) as ReturnType<typeof renderWithApp>
    await user.click(await screen.findByRole('button', { name: /^Betala nu/ }))
    const from = await screen.findByLabelText<HTMLSelectElement>('Från')
    expect([...from.options].filter(({ value }) => value).map(({ text }) => text.split(',')[0])).toEqual([
      'Havsro',
      'Annat',
    ])
    api.on({ 'POST /invoices/:id/payments': reply(422, { error: 'insufficient_funds' }) })
    await user.click(screen.getByRole('button', { name: 'Betala' }))
    await screen.findByText('Det finns inte tillräckligt med pengar på kontot.')
    api.on({ 'POST /invoices/:id/payments': wire({ invoice: details() }) })
    await user.click(screen.getByRole('button', { name: 'Betala' }))
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Betala faktura/ })).toBeNull())
    const sent = api.calls.filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ payment: { accountId: id(5) } }))
    expect(new Set(sent.map(({ headers }) => new Headers(headers).get('Idempotency-Key'))).size).toBe(1)
  })

  test('without enough on any account leads to the wallet; with a dispute open it waits; platform staff do not pay', async () => {
    const { user } = open(card(), withAccounts([account(100, 'Havsro', 5)]), at) as ReturnType<typeof renderWithApp>
    await user.click(await screen.findByRole('button', { name: /^Betala nu/ }))
    expect((await screen.findByRole('link', { name: 'Till plånboken' })).getAttribute('href')).toBe('/wallet')
    cleanup()
    open(card(), withAccounts([], { ...owed, payable: 0 }), at)
    expect(await screen.findByText(/^Kortbetalningen är bestriden/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Betala nu/ })).toBeNull()
    cleanup()
    open(card(true), withAccounts([]), at)
    expect(await screen.findByRole('button', { name: 'Kreditera' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Betala nu/ })).toBeNull()
  })
})

test('platform staff see the invoices of all companies, search them, and open one to credit it', async () => {
  const all = (invoices: Invoice[]) =>
    wire({
      invoices: invoices.map((one) => ({ ...one, company: { id: company, name: 'Trekant Handel AB' } })),
      owed: 49_900,
      meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: invoices.length },
    })
  const { api, user } = open(
    <AllInvoicesPage />,
    { 'GET /invoices': all([invoice({ state: 'overdue' })]), 'GET /invoices/:id': wire({ invoice: details() }) },
    '/admin/invoices?state=overdue',
  ) as ReturnType<typeof renderWithApp>
  expect(await screen.findByText(/^1 faktura, 499\skr obetalt$/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Trekant Handel AB' }).getAttribute('href')).toBe(
    `/admin/companies/${company}/papers`,
  )
  expect(Object.fromEntries(api.to('GET /invoices')[0]!.query)).toMatchObject({ state: 'overdue', page: '1' })
  await user.click(screen.getByRole('button', { name: '2026-1184' }))
  expect(await screen.findByRole('button', { name: 'Kreditera' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Stäng/ }))
  api.on({ 'GET /invoices': all([]) })
  await user.type(screen.getByRole('searchbox'), 'ingen')
  await waitFor(() => expect(api.to('GET /invoices').at(-1)!.query.get('query')).toBe('ingen'))
  expect(await screen.findByText('Inga fakturor matchar')).toBeDefined()
})

test('the file for the books asks for months in order', async () => {
  open(<PaperButtons companyId={company} />, {
    'GET /companies/:id/book_accounts': wire({
      bookAccounts: [{ purpose: 'wallet', account: '1680', suggested: '1680' }],
    }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Hämta SIE' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByDisplayValue('1680')).toBeDefined()
  fireEvent.change(within(dialog).getByLabelText('Från och med'), { target: { value: '6' } })
  fireEvent.change(within(dialog).getByLabelText('Till och med'), { target: { value: '3' } })
  expect(within(dialog).getByText('Välj en månad efter den första.')).toBeDefined()
  expect((within(dialog).getByRole('button', { name: 'SIE 4' }) as HTMLButtonElement).disabled).toBe(true)
})

test('a year’s fees to creators are a file each', async () => {
  open(<YearCard companyId={company} />)
  const year = new Date().getFullYear()
  expect(await screen.findByRole('button', { name: `CSV för ${year}` })).toBeDefined()
  expect(screen.getByText(`${year} hittills`)).toBeDefined()
})
