/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import type { RootState } from '@samspel/store'
import { buildBrand, buildStore, id, listAnswer, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { storeLists } from '../../data/lists'
import { StoreListPage } from './StoreListPage'

const as = (role: RootState['auth']['role']) => ({ auth: { authenticated: true, scope: 'user', role } }) as never
const brand = buildBrand({ name: 'Havsro' })
const open = (
  role: RootState['auth']['role'],
  stores: object = listAnswer('stores', [buildStore({ name: 'Havsro Umeå' })]),
) =>
  renderWithApp(<StoreListPage />, {
    path: '/brands/:brandId/stores',
    route: `/brands/${brand.id}/stores`,
    state: as(role),
    slices: [storeLists],
    api: { 'GET /brands/:id/stores': stores, 'GET /brands/:id': wire({ brand }) },
  })

test('R-24, P-04 company staff see the stores of the brand, each leading to its page, and may add one', async () => {
  open('company')
  expect((await screen.findByRole('link', { name: /Havsro Umeå/ })).getAttribute('href')).toBe(
    `/brands/${brand.id}/stores/${id(501)}`,
  )
  expect(screen.getByRole('link', { name: 'Lägg till butik' }).getAttribute('href')).toBe(
    `/brands/${brand.id}/stores/new`,
  )
})

test('P-04 store staff see the list but add nothing', async () => {
  open('store_user')
  expect(await screen.findByRole('link', { name: /Havsro Umeå/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lägg till butik' })).toBeNull()
})

test('S-06 search words and country stand in the address and go to the server', async () => {
  const { user, api, router } = open('company')
  await screen.findByRole('link', { name: /Havsro Umeå/ })
  await user.type(screen.getByRole('searchbox'), 'gävle')
  await user.selectOptions(screen.getByLabelText('Land'), 'NO')
  await waitFor(() => expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('query')).toBe('gävle'))
  expect(api.to('GET /brands/:id/stores').at(-1)?.query.get('countryCode')).toBe('NO')
  expect(new URLSearchParams(router.state.location.search).get('country')).toBe('NO')
})

test('S-34 a brand of somebody else is not shown', async () => {
  open('company', reply(404, { error: 'not_found' }))
  expect(
    await screen.findByRole('heading', { name: 'Varumärket finns inte, eller så har du inte åtkomst till det.' }),
  ).toBeTruthy()
})
