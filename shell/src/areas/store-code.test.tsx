/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { FakeRoutes } from '@samspel/testing'
import { buildStore, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { StoreCode } from './StoreCode'

const READ = 'GET /stores/token/:token'
const open = (api: FakeRoutes) => {
  window.history.replaceState(null, '', '/stores/qr/abc')
  return renderWithApp(<StoreCode token="abc" area="anonymous" />, { api })
}

test('a code leads to the page that the visitor has for its store (R-18)', async () => {
  const store = buildStore()
  open({ [READ]: wire({ store }) })
  await waitFor(() => expect(window.location.pathname).toBe(`/p/marketplace/stores/${store.id}`))
})

test('a store that only the signed-in may see offers the sign-in, which comes back to the code (R-18, X-10)', async () => {
  const { user } = open({ [READ]: reply(401, { error: 'unauthorized' }) })
  expect(await screen.findByText('Du måste logga in för att fortsätta.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Logga in' }))
  expect(window.location.pathname + window.location.search).toBe('/login?destination=%2Fstores%2Fqr%2Fabc')
})

test('what this visitor may not see is not asked for again; what is unknown says so (R-18, X-12)', async () => {
  const { unmount } = open({ [READ]: reply(403, { error: 'forbidden' }) })
  expect(await screen.findByRole('link', { name: 'Till startsidan' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  open({ [READ]: reply(404, { error: 'store_not_found' }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Koden känns inte igen' })).toBeTruthy()
})
