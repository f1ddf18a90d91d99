/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { Invoice, InvoiceDetails } from '@samspel/api'
import { cleanup, fireEvent, id, renderWithApp, reply, screen, wire, within } from '@samspel/testing'
import { companySlices } from '../../../data/company-data'
import { companySaga } from '../../../data/company-saga'
import { InvoicesCard, PaperButtons, YearCard } from '.'

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
  payments: [{ amount: 49_900, on: '2026-11-08', by: 'account' }],
  paid: 49_900,
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
