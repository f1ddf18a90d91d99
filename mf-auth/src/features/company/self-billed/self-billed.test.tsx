/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import type { SelfBilledInvoice } from '@samspel/api'
import { cleanup, id, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { SelfBilledCard } from '.'

afterEach(cleanup)

const invoice = (change: Partial<SelfBilledInvoice> = {}): SelfBilledInvoice => ({
  id: id(1),
  number: 'SF-0003',
  kind: 'invoice',
  issuedOn: '2026-11-01',
  month: '2026-10-01',
  payer: { id: id(300), name: 'Trekant Handel AB' },
  creator: { id: id(7), name: 'Tove Ekström' },
  vatRule: 'domestic',
  net: 80_000,
  vat: 20_000,
  total: 100_000,
  credits: null,
  isCredited: false,
  ...change,
})
const listOf = (invoices: SelfBilledInvoice[], more: object = {}) =>
  wire({
    invoices,
    years: [2026],
    waiting: 0,
    payerMissing: [],
    meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: invoices.length },
    ...more,
  })
const path = 'GET /companies/:id/self_billed_invoices'
const open = (api: object, { isAdmin = false, route = '/company/papers' } = {}) =>
  renderWithApp(<SelfBilledCard companyId={id(300)} isAdmin={isAdmin} />, { route, path: '*', api } as never)
const page = () => document.body.textContent?.replace(/\u00a0/g, ' ') ?? ''

test('lists creators with month and sums, and its period is in the address', async () => {
  const { api } = open({ [path]: listOf([invoice()]) }, { route: '/company/papers?creators=2026-10' })
  await screen.findByText('Tove Ekström')
  expect(page()).toMatch(/SF-0003.*oktober 2026.*800 kr.*200 kr.*1 000 kr/)
  const asked = api.calls.find(({ path: of }) => of.includes('self_billed'))?.query
  expect([asked?.get('year'), asked?.get('month')]).toEqual(['2026', '10'])
  expect(screen.queryByRole('button', { name: 'Kreditera' })).toBeNull()
})

test('says what waits, and for whom', async () => {
  open({ [path]: listOf([], { years: [], waiting: 2, payerMissing: ['street'] }) })
  await screen.findByText(/2 självfakturor väntar/)
  expect(page()).toMatch(/Företagets uppgifter här ovanför saknas/)
  expect(page()).toMatch(/Inga självfakturor än/)
})

test('a failure keeps a way to try again', async () => {
  const { api, user } = open({ [path]: reply(500, { error: 'internal' }) })
  await screen.findByText('Självfakturorna kunde inte hämtas.')
  api.on({ [path]: listOf([invoice()]) })
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  await screen.findByText('Tove Ekström')
})

test('platform staff credit one with a reason', async () => {
  const { api, user } = open(
    {
      [path]: listOf([invoice()]),
      'POST /self_billed_invoices/:id/credit': wire({ invoice: invoice({ kind: 'credit' }) }),
    },
    { isAdmin: true },
  )
  await user.click(await screen.findByRole('button', { name: 'Kreditera' }))
  await user.type(await screen.findByLabelText(/Skäl/), 'fel moms')
  api.on({ [path]: listOf([invoice({ isCredited: true })]) })
  const [, submit] = screen.getAllByRole('button', { name: 'Kreditera' })
  await user.click(submit!)
  await screen.findByText('Krediterad')
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ credit: { reason: 'fel moms' } })
})
