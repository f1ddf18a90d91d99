/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { StoreProduct } from '@samspel/api'
import { fireEvent, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { StoreProductsPage } from './StoreProductsPage'

const product: StoreProduct = {
  id: id(1),
  brandId: id(9),
  name: 'Kaffepress',
  imageUrl: null,
  value: 299,
  archivedAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  onShelf: 45,
  quantity: 42,
  reserved: 3,
  openOffers: 0,
  storesOut: 0,
  storesLow: 0,
  abilities: ['update', 'archive'],
}
const open = (list: object, query = '', more: object = {}) =>
  renderWithApp(
    <>
      <StoreProductsPage />
      <Toaster />
    </>,
    {
      path: '/brands/:brandId/stores/products',
      route: `/brands/${id(9)}/stores/products${query}`,
      api: { 'GET /brands/:id/store_products': list, ...more },
    },
  )

test('products with their value and how many there are; one is put away (C-15)', async () => {
  const { user, api } = open(listAnswer('storeProducts', [product]), '', {
    'PATCH /store_products/:id': wire({ storeProduct: product }),
  })
  const row = within((await screen.findByText('Kaffepress')).closest('tr')!)
  expect(row.getByText('45')).toBeTruthy()
  expect(row.getByText('42')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Arkivera Kaffepress' }))
  await waitFor(() => expect(api.to('PATCH /store_products/:id')).toHaveLength(1))
  expect(api.to('PATCH /store_products/:id')[0]!.body).toEqual({ storeProduct: { isArchived: true } })
  await waitFor(() => expect(api.to('GET /brands/:id/store_products').length).toBeGreaterThan(1))
})

test('a new one needs a name; what the server refuses stays in the form', async () => {
  let refusals = 1
  const { user, api } = open(listAnswer('storeProducts', []), '', {
    'POST /brands/:id/store_products': () =>
      refusals-- > 0 ? reply(422, { errors: { name: ['too_long'] } }) : wire({ storeProduct: product }),
  })
  expect(await screen.findByText('Inga varor än')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ny vara' }))
  const form = within(await screen.findByRole('dialog', { name: 'Ny vara' }))
  await user.click(form.getByRole('button', { name: 'Spara' }))
  expect(api.to('POST /brands/:id/store_products')).toHaveLength(0)
  await user.type(form.getByLabelText('Namn'), 'Termos')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to('POST /brands/:id/store_products')).toHaveLength(1))
  expect((form.getByLabelText('Namn') as HTMLInputElement).value).toBe('Termos')
  await user.type(form.getByLabelText('Namn'), 'kanna')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.to('POST /brands/:id/store_products')[1]!.body).toEqual({
    storeProduct: { name: 'Termoskanna', value: 0, imageUrl: null },
  })
})

test('the archive and the search are asked for; an unknown brand is said', async () => {
  const { api, unmount } = open(listAnswer('storeProducts', []), '?show=archived&q=kaffe')
  expect(await screen.findByText('Ingen vara matchar')).toBeTruthy()
  const { query } = api.to('GET /brands/:id/store_products')[0]!
  expect([query.get('archived'), query.get('query')]).toEqual(['true', 'kaffe'])
  unmount()
  open(reply(404, { error: 'not_found' }))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})

test('a product says where it has run out, and is not put away while open offers give it away', async () => {
  const used: StoreProduct = { ...product, openOffers: 12, storesOut: 2, storesLow: 1, abilities: ['update'] }
  const { user, api } = open(listAnswer('storeProducts', [used]))
  const row = within((await screen.findByText('Kaffepress')).closest('tr')!)
  expect(row.getByText('12')).toBeTruthy()
  expect(row.getByText('Inga lediga i 2 butiker')).toBeTruthy()
  expect(row.getByText('Få lediga i 1 butik')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Arkivera Kaffepress' }))
  expect(await screen.findByText(/Varan ges bort i 12 öppna erbjudanden/)).toBeTruthy()
  expect(api.to('PATCH /store_products/:id')).toHaveLength(0)
})

test('what is searched for is shown from its first page', async () => {
  const { api } = open(listAnswer('storeProducts', [product], { totalPages: 3, totalCount: 60 }), '?page=2')
  fireEvent.change(await screen.findByLabelText('Sök vara'), { target: { value: 'kaffe' } })
  const asked = () =>
    api.to('GET /brands/:id/store_products').map(({ query }) => [query.get('page'), query.get('query')])
  await waitFor(() => expect(asked().at(-1)).toEqual(['1', 'kaffe']))
  expect(asked()[0]).toEqual(['2', null])
})
