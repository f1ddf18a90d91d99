/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import type { RootState } from '@samspel/store'
import { buildStore, renderWithApp, screen, wire } from '@samspel/testing'
import { CreatorStorePage } from './CreatorStorePage'

const store = buildStore({ name: 'Havsro Umeå' })
const open = (auth: Partial<RootState['auth']>) =>
  renderWithApp(<CreatorStorePage />, {
    path: '/stores/:id',
    route: `/stores/${store.id}`,
    state: { auth: { authenticated: true, ...auth } } as never,
    api: { 'GET /stores/:id': wire({ store }) },
    routes: [{ path: '/brands/:brandId/stores/:storeId', element: <p>page of the staff</p> }],
  })

test('R-24 a creator sees the store at its address', async () => {
  const { router } = open({ scope: 'instagramer' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Havsro Umeå' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/stores/${store.id}`)
})

test.each(['admin', 'company', 'store_user'] as const)('R-24 P-04 %s is led to the page of staff', async (role) => {
  const { router } = open({ scope: 'user', role })
  expect(await screen.findByText('page of the staff')).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/brands/${store.brandId}/stores/${store.id}`)
})
