/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { CreatorPapers } from '@samspel/api'
import { cleanup, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { ownPapers } from '../../testing'
import { OwnPapersCard } from './OwnPapersCard'
import { ReportsCard } from './ReportsCard'

afterEach(cleanup)

const answer = (change: Partial<CreatorPapers> = {}, asksVies = true) =>
  wire({ papers: { ...ownPapers, ...change }, asksVies })
const open = (change: Partial<CreatorPapers> = {}, api = {}) =>
  renderWithApp(<OwnPapersCard />, { api: { 'GET /instagramers/me/papers': answer(change), ...api } })
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const elsewhere = { taxCountry: 'FI', takesTaxNumber: true, takesBirthDate: true } as const

describe('a creator’s papers', () => {
  test('say what is missing; in Sweden neither a tax number nor a date of birth is asked for', async () => {
    open({ street: null, missing: ['street', 'personalId'] })
    expect(await screen.findByText('Det här saknas: gatuadress, personnummer')).toBeTruthy()
    expect(screen.queryByLabelText(/Skattenummer/)).toBeNull()
    expect(screen.queryByLabelText(/Födelsedatum/)).toBeNull()
  })

  test('a field is saved alone on leaving it', async () => {
    const { user, api } = open({}, { 'PATCH /instagramers/me/papers': answer({ town: 'Lund' }) })
    const town = await field('Ort')
    await user.clear(town)
    await user.type(town, 'Lund')
    await user.tab()
    expect(await screen.findByText(/^Sparat \d\d[.:]\d\d$/)).toBeTruthy()
    expect(api.to('PATCH /instagramers/me/papers').map(({ body }) => body)).toEqual([{ papers: { town: 'Lund' } }])
  })

  test('the tax number is not shown again once it is kept', async () => {
    const { user } = open(elsewhere, {
      'PATCH /instagramers/me/papers': answer({ ...elsewhere, taxNumberMasked: '•••••••308T' }),
    })
    const number = await field('Skattenummer')
    await user.type(number, '131052-308T')
    await user.tab()
    expect(await screen.findByText(/Sparat: •••••••308T/)).toBeTruthy()
    expect(number.value).toBe('')
  })

  test('a wrong number says so at its field and stays typed', async () => {
    const { user } = open(elsewhere, {
      'PATCH /instagramers/me/papers': reply(422, { error: 'invalid', errors: { tax_number: ['wrong_number'] } }),
    })
    const number = await field('Skattenummer')
    await user.type(number, '131052-308U')
    await user.tab()
    expect(await screen.findByText('numret stämmer inte, kontrollera siffrorna')).toBeTruthy()
    expect(number.value).toBe('131052-308U')
  })

  test('what does not come says so, and comes when asked for again', async () => {
    const { user, api } = open({}, { 'GET /instagramers/me/papers': reply(422, { error: 'invalid' }) })
    expect(await screen.findByText(/Uppgifterna kunde inte hämtas/)).toBeTruthy()
    api.on({ 'GET /instagramers/me/papers': answer() })
    await user.click(screen.getByRole('button', { name: 'Försök igen' }))
    await waitFor(async () => expect((await field('Ort')).value).toBe('Göteborg'))
  })
})

describe('the own copy of the report', () => {
  const quarters = [
    { amount: 120_000, activities: 2 },
    { amount: 0, activities: 0 },
    { amount: 80_000, activities: 1 },
    { amount: 0, activities: 0 },
  ]
  const report = (year: number) => ({ year, isReported: true, amount: 200_000, quarters })

  test('says what was paid by quarter, of the year that is chosen', async () => {
    const { user } = renderWithApp(<ReportsCard />, {
      api: { 'GET /instagramers/me/seller_reports': wire({ reports: [report(2026), report(2025)] }) },
    })
    expect(await screen.findByText(/Det här berättar Samspel om 2026/)).toBeTruthy()
    expect(await screen.findByText('Kvartal 3')).toBeTruthy()
    expect(screen.getByText(/^Totalt 2\s000/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('År'), '2025')
    expect(await screen.findByText(/Det här berättar Samspel om 2025/)).toBeTruthy()
  })

  test('is not shown to whoever was never paid', async () => {
    const { api } = renderWithApp(<ReportsCard />, {
      api: { 'GET /instagramers/me/seller_reports': { reports: [] } },
    })
    await waitFor(() => expect(api.to('GET /instagramers/me/seller_reports')).toHaveLength(1))
    expect(screen.queryByText(/Din kopia/)).toBeNull()
  })
})
