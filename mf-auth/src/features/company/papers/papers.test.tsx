/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { CompanyPapers } from '@samspel/api'
import { buildCompany, buildUser, cleanup, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { companySlices } from '../../../data/company-data'
import { companySaga } from '../../../data/company-saga'
import { PapersPage } from './PapersPage'

afterEach(cleanup)

const me = buildUser({ id: id(101), companyId: id(300), brandRoles: [{ brandId: id(200), role: 'owner' }] })
const state = {
  auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true },
  app: { currentUserId: me.id },
  entities: { users: { [me.id]: me } },
} as never
const papers: CompanyPapers = {
  companyId: id(300),
  legalName: 'Trekant Handel AB',
  organisationNumber: '559999-4711',
  vatNumber: 'SE559999471101',
  vatState: 'valid',
  vatCheckedAt: '2026-11-20T10:00:00.000Z',
  vatName: null,
  countryCode: 'SE',
  street: 'Magasinsgatan 11',
  postalCode: '411 18',
  town: 'Göteborg',
  invoiceEmail: 'faktura@trekant.test',
  reference: null,
  missing: [],
}
const answer = (change: Partial<CompanyPapers> = {}, asksVies = true) =>
  wire({ papers: { ...papers, ...change }, asksVies })
const open = (api = {}) =>
  renderWithApp(<PapersPage />, {
    route: '/company/papers',
    path: '*',
    slices: companySlices,
    sagas: { companies: companySaga },
    state,
    api: {
      'GET /companies/:id': wire({ company: buildCompany({ id: id(300) }) }),
      'GET /companies/:id/plan': wire({ plan: null, isPending: false }),
      'GET /companies/:id/papers': answer(),
      'GET /companies/:id/invoices': wire({
        invoices: [],
        years: [],
        meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 0, totalCount: 0 },
      }),
      'GET /companies/:id/self_billed_invoices': wire({
        invoices: [],
        years: [],
        waiting: 0,
        payerMissing: [],
        meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 0, totalCount: 0 },
      }),
      ...api,
    },
  })
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)

describe('the papers of a company', () => {
  test('stand in their fields with what is known of the numbers, and nothing is missing', async () => {
    open()
    expect((await field('Juridiskt namn')).value).toBe('Trekant Handel AB')
    expect(screen.getByText('Stämmer')).toBeTruthy()
    expect(screen.getByText('Giltigt i VIES')).toBeTruthy()
    expect(screen.queryByText(/Fakturorna saknar/)).toBeNull()
    expect(screen.getByRole('link', { name: /Uppgifter och fakturor/ })).toBeTruthy()
  })

  test('a field is saved alone on leaving it, and says when; one that was not changed sends nothing', async () => {
    const { user, api } = open({ 'PATCH /companies/:id/papers': answer({ town: 'Lund' }) })
    await user.click(await field('Gatuadress'))
    const town = await field('Ort')
    await user.clear(town)
    await user.type(town, 'Lund')
    await user.click(await field('Juridiskt namn'))
    expect(await screen.findByText(/^Sparat \d\d[.:]\d\d$/)).toBeTruthy()
    expect(api.to('PATCH /companies/:id/papers').map(({ body }) => body)).toEqual([{ papers: { town: 'Lund' } }])
  })

  test('an error stands at its field with what was typed; mended, it is saved', async () => {
    const { user, api } = open({
      'PATCH /companies/:id/papers': reply(422, {
        error: 'invalid',
        errors: { organisation_number: ['wrong_number'] },
      }),
    })
    const number = await field('Organisationsnummer')
    await user.clear(number)
    await user.type(number, '559999-4712')
    await user.tab()
    expect(await screen.findByText('numret stämmer inte, kontrollera siffrorna')).toBeTruthy()
    expect(number.value).toBe('559999-4712')
    expect(screen.getByText('Inte sparat')).toBeTruthy()
    api.on({ 'PATCH /companies/:id/papers': answer({ organisationNumber: '556703-7485' }) })
    await user.clear(number)
    await user.type(number, '5567037485')
    await user.tab()
    await waitFor(() => expect(number.value).toBe('556703-7485'))
    expect(screen.queryByText('numret stämmer inte, kontrollera siffrorna')).toBeNull()
  })

  test('what could not be saved keeps what was typed, and can be tried again', async () => {
    const { user, api } = open({ 'PATCH /companies/:id/papers': reply(503, { error: 'unavailable' }) })
    const town = await field('Ort')
    await user.clear(town)
    await user.type(town, 'Lund')
    await user.tab()
    const again = await screen.findByRole('button', { name: 'Försök igen' })
    expect(town.value).toBe('Lund')
    api.on({ 'PATCH /companies/:id/papers': answer({ town: 'Lund' }) })
    await user.click(again)
    expect(await screen.findByText(/^Sparat/)).toBeTruthy()
  })

  test.each([
    [{ vatState: 'unchecked' as const }, true, 'Inte kontrollerat, vi försöker igen'],
    [{ vatState: 'unchecked' as const }, false, 'Numret kontrolleras inte i VIES här.'],
    [{ vatState: 'invalid' as const }, true, 'Ogiltigt i VIES'],
    [{ vatName: 'TREKANT HANDEL AB' }, true, 'TREKANT HANDEL AB enligt VIES'],
  ])('a VAT number that is %j (asked: %s) says: %s', async (change, asksVies, text) => {
    open({ 'GET /companies/:id/papers': answer(change, asksVies) })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('what is missing stands in a line above', async () => {
    open({
      'GET /companies/:id/papers': answer({
        organisationNumber: null,
        missing: ['organisationNumber', 'invoiceEmail'],
      }),
    })
    expect(await screen.findByText(/Fakturorna saknar organisationsnummer, e-post för fakturor/)).toBeTruthy()
  })

  test('a new country is saved at once', async () => {
    const { user, api } = open({
      'PATCH /companies/:id/papers': answer({ countryCode: 'NO', organisationNumber: null }),
    })
    await user.selectOptions(await field('Land'), 'NO')
    await waitFor(() =>
      expect(api.to('PATCH /companies/:id/papers')[0]?.body).toEqual({ papers: { countryCode: 'NO' } }),
    )
    await waitFor(async () => expect((await field('Organisationsnummer')).value).toBe(''))
  })

  test('details that do not come say so, and come when asked for again', async () => {
    const { user, api } = open({ 'GET /companies/:id/papers': reply(422, { error: 'invalid' }) })
    expect(await screen.findByText(/Uppgifterna kunde inte hämtas/)).toBeTruthy()
    api.on({ 'GET /companies/:id/papers': answer() })
    await user.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect((await field('Ort')).value).toBe('Göteborg')
  })
})
