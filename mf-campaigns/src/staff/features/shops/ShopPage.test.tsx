/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { Route, Routes } from 'react-router-dom'
import type { Shop } from '@samspel/api'
import { buildBrand, type FakeRoutes, id, listAnswer, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { shopsSaga } from './calls'
import { ShopPage } from './ShopPage'

const shop = (change: Partial<Shop> = {}): Shop => ({
  id: id(1),
  brandId: id(2),
  kind: 'woocommerce',
  address: 'butiken.se',
  callUrl: `https://samspel.example/api/shop_calls/${id(1)}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastCallAt: '2026-11-21T10:00:00.000Z',
  lastOutcome: 'refused',
  ...change,
})
const open = (api: FakeRoutes = {}) =>
  renderWithApp(
    <>
      <Routes>
        <Route path="/brands/:brandId/shop" element={<ShopPage />} />
      </Routes>
      <Toaster />
    </>,
    {
      route: `/brands/${id(2)}/shop`,
      sagas: { shops: shopsSaga },
      api: {
        'GET /brands/:id': wire({ brand: buildBrand({ id: id(2) }) }),
        'GET /brands/:id/shops': wire({ shops: [shop()], abilities: ['manage'] }),
        'GET /brands/:id/sales/unmatched': listAnswer('unmatchedSales', []),
        ...api,
      },
    },
  )

test('a shop is connected, and its secret is shown once with what is left to do', async () => {
  const { user, api } = open({
    'GET /brands/:id/shops': wire({ shops: [], abilities: ['manage'] }),
    'POST /brands/:id/shops': wire({ shop: shop(), secret: 'hemligheten' }),
  })
  expect(await screen.findByText('Ingen butik är kopplad')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Koppla en butik' }))
  await user.type(await screen.findByRole('textbox', { name: 'Butikens adress' }), 'ovning.myshopify.com')
  await user.type(screen.getByRole('textbox', { name: 'Signeringsnyckel från Shopify' }), 'shpss_0123456789abcdef')
  await user.click(screen.getAllByRole('button', { name: 'Koppla en butik' }).at(-1)!)
  expect(await screen.findByDisplayValue('hemligheten')).toBeTruthy()
  expect(screen.getByDisplayValue(/shop_calls/)).toBeTruthy()
  expect(api.to('POST /brands/:id/shops')[0]!.body).toEqual({
    shop: { kind: 'shopify', address: 'ovning.myshopify.com', secret: 'shpss_0123456789abcdef' },
  })
})

test('the calls of a shop say why they were refused', async () => {
  const { user } = open({
    'GET /shops/:id/calls': listAnswer('shopCalls', [
      {
        id: id(3),
        topic: 'order.created',
        outcome: 'refused',
        reason: 'bad_signature',
        orderNumber: null,
        receivedAt: '2026-11-21T10:00:00.000Z',
      },
    ]),
  })
  await user.click(await screen.findByRole('button', { name: 'Vad butiken har berättat' }))
  expect(await screen.findByText('Nekad: fel signatur: nyckeln stämmer inte')).toBeTruthy()
})

test('orders of a file say what becomes of each; what cannot be read stands first', async () => {
  const row = { faults: [], creatorName: null, currency: 'SEK' }
  const { user } = open({
    'POST /brands/:id/sales/imports': wire({
      rows: [
        { ...row, line: 2, value: '1001', outcome: 'added', creatorName: 'Hanna Lund' },
        { ...row, line: 3, value: '1002', outcome: 'added' },
        { ...row, line: 4, value: '1003', outcome: 'invalid', faults: ['time'] },
      ],
      counts: { added: 2, changed: 0, same: 0, duplicate: 0, invalid: 1, unmatched: 1 },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Läs in ordrar' }))
  await user.type(await screen.findByRole('textbox', { name: 'Eller klistra in rader' }), 'order;summa')
  await user.click(screen.getByRole('button', { name: 'Kontrollera' }))
  expect(await screen.findByText('Ny, Hanna Lund')).toBeTruthy()
  expect(screen.getByText('Ny, okänd kod')).toBeTruthy()
  expect(screen.getByText(/Kan inte läsas: datum/)).toBeTruthy()
})

test('a file that cannot be read keeps what was pasted', async () => {
  const { user } = open({ 'POST /brands/:id/sales/imports': reply(422, { errors: { csv: ['invalid'] } }) })
  await user.click(await screen.findByRole('button', { name: 'Läs in ordrar' }))
  await user.type(await screen.findByRole('textbox', { name: 'Eller klistra in rader' }), 'abc')
  await user.click(screen.getByRole('button', { name: 'Kontrollera' }))
  expect(await screen.findByText(/Filen går inte att läsa/)).toBeTruthy()
  expect(screen.getByDisplayValue('abc')).toBeTruthy()
})

test('who only reads sees the shops and no way to change them', async () => {
  open({ 'GET /brands/:id/shops': wire({ shops: [shop()], abilities: [] }) })
  expect(await screen.findByText('butiken.se')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Koppla en butik' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ny hemlighet' })).toBeNull()
})
