/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { RootState } from '@samspel/store'
import { act, buildStore, renderWithApp, screen, slowPage, waitFor, wire } from '@samspel/testing'
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

test('a creator sees the store at its address (R-24)', async () => {
  const { router } = open({ scope: 'instagramer' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Havsro Umeå' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/stores/${store.id}`)
})

test.each(['admin', 'company', 'store_user'] as const)('%s is led to the page of staff (R-24, P-04)', async (role) => {
  const { router } = open({ scope: 'user', role })
  expect(await screen.findByText('page of the staff')).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/brands/${store.brandId}/stores/${store.id}`)
})

test('staff who are on the way to another page get there, also when the store comes meanwhile', async () => {
  const slow = slowPage('/notices', 'Notiser')
  let answer = (_: object) => {}
  const { router, api } = renderWithApp(<CreatorStorePage />, {
    path: '/stores/:id',
    route: `/stores/${store.id}`,
    state: { auth: { authenticated: true, scope: 'user', role: 'company' } } as never,
    api: { 'GET /stores/:id': () => new Promise<object>((resolve) => (answer = resolve)) },
    routes: [slow.route, { path: '/brands/:brandId/stores/:storeId', element: <p>page of the staff</p> }],
  })
  await waitFor(() => expect(api.calls).toHaveLength(1))
  void act(() => void router.navigate('/notices'))
  await act(async () => answer(wire({ store })))
  await slow.arrive()
  expect(await screen.findByText('Notiser')).toBeTruthy()
})
