/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { dayOf } from '@samspel/i18n'
import { id, renderWithApp, reply, screen, waitFor, wire, type WireRequest } from '@samspel/testing'
import { BudgetWarnings } from './BudgetWarning'
import { quarterOf } from './quarter'

const quarter = quarterOf(dayOf(Date.now()))
const of = (brand: number, fee: number) => ({
  brandId: id(brand),
  brandName: `Märke ${brand}`,
  fee,
  endsOn: null,
})
const budgets = (left: number) =>
  wire({ budgets: [{ quarter, amount: 10_000_00, reserved: 0, spent: 10_000_00 - left, left }], abilities: [] })

test('what is approved together is held against each brand’s quarter, and named where there are several', async () => {
  renderWithApp(<BudgetWarnings fees={[of(1, 800_00), of(1, 400_00), of(2, 100_00), of(3, 300_00)]} />, {
    api: {
      'GET /brands/:id/budgets': ({ params }: WireRequest) =>
        params.id === id(3) ? reply(403, { error: 'forbidden' }) : budgets(params.id === id(1) ? 1_000_00 : 100_00),
    },
  })
  expect(await screen.findByText(/^Märke 1: 200\skr över budgeten för kvartal/)).toBeTruthy()
  expect(screen.getByText(/^Att godkänna reserverar 1\s200\skr\./)).toBeTruthy()
  expect(screen.queryByText(/Märke 2/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Visa budget' }).getAttribute('href')).toBe(`/brands/${id(1)}/budget`)
})

test('of one brand alone it says what a campaign’s page says; what costs nothing asks for nothing', async () => {
  const { api, unmount } = renderWithApp(<BudgetWarnings fees={[of(1, 1_200_00)]} />, {
    api: { 'GET /brands/:id/budgets': budgets(1_000_00) },
  })
  expect(await screen.findByText(/^200\skr över budgeten för kvartal/)).toBeTruthy()
  await waitFor(() => expect(api.to('GET /brands/:id/budgets')).toHaveLength(1))
  unmount()
  const free = renderWithApp(<BudgetWarnings fees={[of(1, 0)]} />, { api: { 'GET /brands/:id/budgets': budgets(0) } })
  expect(free.api.to('GET /brands/:id/budgets')).toHaveLength(0)
})
