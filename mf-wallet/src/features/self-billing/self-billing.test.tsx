/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import type { SelfBilledInvoice, SelfBilling } from '@samspel/api'
import { selfBillingTexts, selfBillingVersion } from '@samspel/api/self-billing'
import { cleanup, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { SelfBillingPage } from './SelfBillingPage'

afterEach(cleanup)

const standing = (change: Partial<SelfBilling> = {}) => ({
  selfBilling: {
    consent: null,
    before: [],
    isBusiness: true,
    textVersion: selfBillingVersion,
    missing: [],
    waiting: [],
    ...change,
  },
})
const consent = { givenAt: '2026-10-02T08:00:00.000Z', withdrawnAt: null, textVersion: 1 }
const invoice: SelfBilledInvoice = {
  id: id(1),
  number: 'SF-0003',
  kind: 'invoice',
  issuedOn: '2026-11-01',
  month: '2026-10-01',
  payer: { id: id(300), name: 'Havsro AB' },
  creator: { id: id(7), name: 'Tove Ekström' },
  vatRule: 'domestic',
  net: 80_000,
  vat: 20_000,
  total: 100_000,
  credits: null,
  isCredited: false,
}
const listOf = (invoices: SelfBilledInvoice[]) => ({
  invoices,
  years: invoices.length > 0 ? [2026] : [],
  payers: invoices.length > 0 ? [{ id: id(300), name: 'Havsro AB' }] : [],
  meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: invoices.length },
})
const path = 'GET /instagramers/me/self_billing'
const list = 'GET /instagramers/me/self_billed_invoices'
const open = (change: Partial<SelfBilling>, invoices: SelfBilledInvoice[] = [], more: object = {}) =>
  renderWithApp(<SelfBillingPage />, {
    route: '/wallet/self-billing',
    api: { [path]: wire(standing(change)), [list]: wire(listOf(invoices)), ...more },
  })
const page = () => document.body.textContent?.replace(/\u00a0/g, ' ') ?? ''

test('the yes is to the words that stand there, in their version', async () => {
  const { api, user } = open({}, [], { 'POST /instagramers/me/self_billing/consent': wire(standing({ consent })) })
  const yes = await screen.findByRole('button', { name: 'Ja, skriv fakturorna åt mig' })
  for (const sentence of selfBillingTexts[1]!.sv) expect(page()).toContain(sentence)
  expect(page()).toContain('Inga självfakturor än')
  api.on({ [path]: wire(standing({ consent })) })
  await user.click(yes)
  await screen.findByText('Samspel skriver fakturorna åt dig')
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ textVersion: 1 })
})

test('it is taken back after a question', async () => {
  const { api, user } = open({ consent }, [invoice], {
    'DELETE /instagramers/me/self_billing/consent': wire(standing()),
  })
  await user.click(await screen.findByRole('button', { name: 'Sluta' }))
  await screen.findByText('Ska Samspel sluta skriva dina fakturor?')
  api.on({ [path]: wire(standing({ before: [{ ...consent, withdrawnAt: '2026-11-02T08:00:00.000Z' }] })) })
  const buttons = screen.getAllByRole('button', { name: 'Sluta' })
  await user.click(buttons.at(-1)!)
  await waitFor(() => expect(page()).toMatch(/Gällde 2 okt 2026 till 2 nov 2026/))
})

test('without F-tax and VAT number it says what is needed', async () => {
  open({ isBusiness: false })
  await screen.findByText(/För dig med F-skatt eller momsregistreringsnummer/)
  expect(screen.queryByRole('button', { name: 'Ja, skriv fakturorna åt mig' })).toBeNull()
})

test('what is missing and what waits is named, and each invoice has its sums and files', async () => {
  open(
    {
      consent,
      missing: ['street'],
      waiting: [
        { month: '2026-09-01', payer: 'Mossa AB', missing: ['street'], payerMissing: [] },
        { month: '2026-09-01', payer: 'Dansk ApS', missing: [], payerMissing: ['vatRule'] },
      ],
    },
    [invoice, { ...invoice, id: id(2), number: 'SF-0002', vat: 0, net: 100_000, isCredited: true }],
  )
  await screen.findByText(/Uppgifter saknas för fakturorna/)
  expect(page()).toMatch(/Gatuadress/)
  expect(page()).toMatch(/Mossa AB, september 2026: väntar på dina uppgifter/)
  expect(page()).toMatch(/Dansk ApS, september 2026: fakturera själv/)
  await screen.findByRole('button', { name: 'PDF av SF-0003 till Havsro AB' })
  expect(page()).toMatch(/SF-0003 · oktober 2026 · varav moms 200 kr/)
  expect(page()).toMatch(/SF-0002 · oktober 2026 · ingen moms · krediterad/)
})

test('a failure keeps a way to try again', async () => {
  open({}, [], { [path]: reply(500, { error: 'internal' }) })
  await screen.findByText('Självfaktureringen kunde inte hämtas.')
  await screen.findByRole('button', { name: 'Försök igen' })
})
