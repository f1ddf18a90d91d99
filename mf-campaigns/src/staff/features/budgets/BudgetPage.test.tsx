/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { Route, Routes } from 'react-router-dom'
import type { Budget } from '@samspel/api'
import { buildBrand, id, renderWithApp, screen, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { BudgetPage } from './BudgetPage'

const year = new Date().getFullYear()
const budgets: Budget[] = ['01', '04', '07', '10'].map((month, index) => ({
  quarter: `${year}-${month}-01`,
  amount: index === 0 ? 10_000_000 : null,
  reserved: 50_000,
  spent: 100_000,
  left: index === 0 ? 9_850_000 : null,
}))
const open = (abilities: readonly string[], more: object = {}) =>
  renderWithApp(
    <>
      <Routes>
        <Route path="/brands/:brandId/budget" element={<BudgetPage />} />
      </Routes>
      <Toaster />
    </>,
    {
      route: `/brands/${id(1)}/budget`,
      api: {
        'GET /brands/:id': wire({ brand: buildBrand({ id: id(1) }) }),
        'GET /brands/:id/budgets': wire({ budgets, abilities }),
        ...more,
      },
    },
  )

test('a sum is set in kronor, and sent in öre', async () => {
  const { user, api } = open(['set'], { 'PUT /brands/:id/budgets/:quarter': wire({ budgets, abilities: ['set'] }) })
  await user.click(await screen.findByRole('button', { name: `Sätt budget för Kvartal 2, ${year}` }))
  await user.type(await screen.findByLabelText(/Summa i kronor/), '250000')
  await user.click(screen.getByRole('button', { name: 'Sätt budget' }))
  expect(await screen.findByText('Budgeten är sparad')).toBeTruthy()
  expect(api.to('PUT /brands/:id/budgets/:quarter')[0]!.body).toEqual({ budget: { amount: 25_000_000 } })
})

test('whoever may only read has no way to set it', async () => {
  open([])
  expect(await screen.findByText(`Kvartal 1, ${year}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Sätt budget/ })).toBeNull()
})
