/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { Route, Routes } from 'react-router-dom'
import type { Budget } from '@samspel/api'
import { initialAuth } from '@samspel/store'
import { buildBrand, id, renderWithApp, screen, wire, within } from '@samspel/testing'
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
const reservations = [
  { quarter: `${year}-01-01`, campaignId: id(11), campaignName: 'Vinterhud', fees: 2, amount: 30_000 },
  { quarter: `${year}-01-01`, campaignId: id(12), campaignName: 'Kvällslampa', fees: 1, amount: 15_000 },
]
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
      state: { auth: { ...initialAuth, authenticated: true, scope: 'user', role: 'company' } } as never,
      api: {
        'GET /brands/:id': wire({ brand: buildBrand({ id: id(1) }) }),
        'GET /brands/:id/budgets': wire({ budgets, reservations, abilities }),
        ...more,
      },
    },
  )

test('a sum is set in kronor, and sent in öre', async () => {
  const { user, api } = open(['set'], {
    'PUT /brands/:id/budgets/:quarter': wire({ budgets, reservations, abilities: ['set'] }),
  })
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

const card = async (quarter: number) =>
  within(await screen.findByRole('region', { name: `Kvartal ${quarter}, ${year}` }))

test('a quarter is one bar with its four sums, and says for which campaigns it is reserved', async () => {
  open([])
  const first = await card(1)
  expect(first.getByRole('meter').getAttribute('aria-valuetext')).toMatch(/^98\s500\skr kvar av 100\s000\skr$/)
  expect(first.getAllByRole('definition').map(({ textContent }) => textContent!.replaceAll(/\s/g, ' '))).toEqual([
    '100 000 kr',
    '1 000 kr',
    '500 kr',
    '98 500 kr',
  ])
  expect(first.getByText(/^500\skr reserverat för 2 kampanjer$/)).toBeTruthy()
  expect(first.getByRole('link', { name: 'Vinterhud' }).getAttribute('href')).toBe(`/campaigns/${id(11)}`)
  expect(first.getByText('2 arvoden')).toBeTruthy()
  // What the list has no room for.
  expect(first.getByText('Övriga kampanjer').parentElement!.textContent).toMatch(/50\skr$/)
  expect(first.getByRole('link', { name: 'Se vad som är använt' }).getAttribute('href')).toBe(
    `/wallet/transactions?period=days&from=${year}-01-01&to=${year}-03-31`,
  )
  expect((await card(2)).getByText(/^1\s500\skr använt och reserverat, ingen budget$/)).toBeTruthy()
  expect((await card(2)).queryByText(/reserverat för/)).toBeNull()
})

test('more than was planned is said with the sum', async () => {
  open([], {
    'GET /brands/:id/budgets': wire({
      budgets: [{ ...budgets[0]!, amount: 100_000, left: -50_000 }, ...budgets.slice(1)],
      reservations: [],
      abilities: [],
    }),
  })
  expect((await card(1)).getByText(/^500\skr över budgeten på 1\s000\skr$/)).toBeTruthy()
})

test('a year without a sum explains what one is for, and leads those who may to the first', async () => {
  const none = budgets.map((one) => ({ ...one, amount: null, left: null }))
  const { user, unmount } = open(['set'], {
    'GET /brands/:id/budgets': wire({ budgets: none, reservations: [], abilities: ['set'] }),
  })
  expect(await screen.findByText(`Ingen budget för ${year}`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sätt en budget' }))
  expect(await screen.findByRole('dialog', { name: /^Sätt budget för Kvartal/ })).toBeTruthy()
  unmount()
  open([], { 'GET /brands/:id/budgets': wire({ budgets: none, reservations: [], abilities: [] }) })
  expect(await screen.findByText(/^Ägare, ansvariga och ekonomi/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sätt en budget' })).toBeNull()
  expect(screen.queryByRole('meter')).toBeNull()
})
