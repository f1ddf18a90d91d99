/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import {
  type AppOptions,
  buildBrand,
  buildCampaign,
  buildInstagramer,
  buildUser,
  type FakeRoutes,
  id,
  listAnswer,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { renderPublic } from '../../data/testing'
import { BrandPage } from './BrandPage'

const brand = buildBrand({
  name: 'Havsro',
  description: 'Salt och alger',
  website: 'https://havsro.example',
  followersCount: 7,
  isFollowed: false,
})
const offers = [
  buildCampaign({ name: 'Nattserum' }),
  buildCampaign({ id: id(2), name: 'Dagkräm', deliveryMethod: 'pickup' }),
  buildCampaign({ id: id(3), name: 'Tångsalt', deliveryMethod: 'pickup' }),
]
const campaigns = ({ query }: { query: URLSearchParams }) => {
  const method = query.get('deliveryMethod')
  const found = offers.filter((offer) => !method || offer.deliveryMethod === method)
  const page = Number(query.get('page'))
  return listAnswer('campaigns', found.slice(page * 2 - 2, page * 2), {
    totalCount: found.length,
    nextPage: page * 2 < found.length ? page + 1 : null,
  })
}
const cities = wire({
  cities: [
    { name: 'Arboga', countryCode: 'SE', storesCount: 1, latitude: 59.4, longitude: 15.8 },
    { name: 'Umeå', countryCode: 'SE', storesCount: 2, latitude: 63.8, longitude: 20.3 },
  ],
})
const api: FakeRoutes = { 'GET /brands/:id': wire({ brand }), 'GET /campaigns': campaigns, 'GET /cities': cities }
const open = ({ more, ...options }: AppOptions & { more?: FakeRoutes } = {}) =>
  renderPublic(
    <>
      <BrandPage />
      <Toaster />
    </>,
    { path: '/p/brands/:brandId', route: `/p/brands/${brand.id}`, ...options, api: { ...api, ...more } },
  )
const creator = {
  auth: { authenticated: true },
  app: { currentInstagramerId: id(401) },
  entities: { instagramers: { [id(401)]: buildInstagramer() } },
} as never
const staff = {
  auth: { authenticated: true, role: 'company' },
  app: { currentUserId: id(101) },
  entities: { users: { [id(101)]: buildUser() } },
} as never

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('campaigns by delivery and pickup, Load more appends, store locations with K-11 counts, and the footer (S-26)', async () => {
  const { user, api: server, router } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Havsro' })).toBeTruthy()
  expect(screen.getByText('Salt och alger')).toBeTruthy()
  expect(screen.getByText('7 följare')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Webbplats' }).getAttribute('rel')).toBe('noopener nofollow ugc')
  const list = await screen.findByRole('list', { name: 'Erbjudanden' })
  await user.click(screen.getByRole('button', { name: 'Ladda fler' }))
  await within(list).findByRole('link', { name: 'Tångsalt' })
  expect(within(list).getAllByRole('link')).toHaveLength(3)

  await user.click(screen.getByRole('radio', { name: 'Hämta i butik' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nattserum' })).toBeNull())
  expect(await screen.findByRole('link', { name: 'Dagkräm' })).toBeTruthy()
  expect(server.to('GET /campaigns').at(-1)?.query.get('deliveryMethod')).toBe('pickup')
  expect(server.to('GET /campaigns').every(({ query }) => query.get('brandId') === brand.id)).toBe(true)
  expect(router.state.location.search).toBe('?method=pickup')

  const stores = within(await screen.findByRole('list', { name: 'Butiker' })).getAllByRole('listitem')
  expect(stores.map(({ textContent }) => textContent)).toEqual(['Umeå2 butiker', 'Arboga1 butik'])
  expect(screen.getByRole('link', { name: 'Visa alla butiker' }).getAttribute('href')).toBe(
    `/p/marketplace/stores?brand=${brand.id}`,
  )
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Samspel' })).toBeTruthy()
})

test('a brand without offers says so and shows the way on (S-26)', async () => {
  open({ more: { 'GET /campaigns': listAnswer('campaigns', []) } })
  expect(await screen.findByRole('heading', { name: 'Inga öppna erbjudanden just nu' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Till marknadsplatsen' }).getAttribute('href')).toBe('/p/marketplace')
})

test('a creator follows and follows no more; the count goes along (S-26)', async () => {
  let now = brand
  const follow = (isFollowed: boolean) => () => {
    now = { ...brand, isFollowed, followersCount: isFollowed ? 8 : 7 }
    return wire({ brand: now })
  }
  const { user, api: server } = open({
    state: creator,
    more: {
      'GET /brands/:id': () => wire({ brand: now }),
      'POST /brands/:id/follow': follow(true),
      'DELETE /brands/:id/follow': follow(false),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Följ' }))
  expect((await screen.findByRole('button', { name: 'Följer' })).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('8 följare')).toBeTruthy()
  await waitFor(() => expect(server.to('GET /brands/:id')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Följer' }))
  expect(await screen.findByRole('button', { name: 'Följ' })).toBeTruthy()
  expect(screen.getByText('7 följare')).toBeTruthy()
  await waitFor(() => expect(server.to('DELETE /brands/:id/follow')).toHaveLength(1))
})

test('a follow that the server refuses is put back, with the reason (S-26)', async () => {
  const { user } = open({
    state: creator,
    more: { 'POST /brands/:id/follow': reply(429, { error: 'too_many_requests' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Följ' }))
  expect(await screen.findByText(/^Havsro kunde inte följas\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Följ' }).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('7 följare')).toBeTruthy()
})

test('a visitor who follows signs in first and comes back here; no call is made. Staff see no toggle (P-06)', async () => {
  const { user, api: server, unmount } = open({ route: `/p/brands/${brand.id}?method=pickup` })
  await user.click(await screen.findByRole('button', { name: 'Följ' }))
  expect(localStorage.getItem('samspel.after-login-path')).toBe(`/p/brands/${brand.id}?method=pickup`)
  expect(window.location.pathname).toBe('/login')
  expect(server.calls.every(({ method }) => method === 'GET')).toBe(true)
  unmount()
  open({ state: staff })
  await screen.findByRole('heading', { level: 1, name: 'Havsro' })
  expect(screen.queryByRole('button', { name: /Följ/ })).toBeNull()
})

const pressAsVisitor = async () => {
  const { user, unmount } = open()
  await user.click(await screen.findByRole('button', { name: 'Följ' }))
  unmount()
}
const followed = { 'POST /brands/:id/follow': wire({ brand: { ...brand, isFollowed: true, followersCount: 8 } }) }

test('what a visitor pressed is done after the sign-in, once, and said', async () => {
  await pressAsVisitor()
  const { api: server, unmount } = open({ state: creator, more: followed })
  expect(await screen.findByText('Du följer Havsro.')).toBeTruthy()
  expect(server.to('POST /brands/:id/follow')).toHaveLength(1)
  unmount()
  const again = open({ state: creator, more: followed })
  await screen.findByRole('button', { name: 'Följ' })
  expect(again.api.to('POST /brands/:id/follow')).toHaveLength(0)
})

test('a visitor who comes back without signing in has taken the press back; staff never follow', async () => {
  await pressAsVisitor()
  const visit = open()
  await screen.findByRole('button', { name: 'Följ' })
  visit.unmount()
  const later = open({ state: creator, more: followed })
  await screen.findByRole('button', { name: 'Följ' })
  expect(later.api.to('POST /brands/:id/follow')).toHaveLength(0)
  later.unmount()
  await pressAsVisitor()
  const clerk = open({ state: staff, more: followed })
  await screen.findByRole('heading', { level: 1, name: 'Havsro' })
  expect(clerk.api.to('POST /brands/:id/follow')).toHaveLength(0)
})

test('an unknown brand and a hostile website do no harm (S-34)', async () => {
  const { unmount } = open({
    route: '/p/brands/%3Cscript%3E',
    more: { 'GET /brands/:id': reply(422, { errors: { id: ['invalid'] } }), 'GET /campaigns': reply(422, {}) },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Innehållet hittades inte.' })).toBeTruthy()
  unmount()
  open({ more: { 'GET /brands/:id': wire({ brand: { ...brand, website: 'javascript:alert(1)' } }) } })
  await screen.findByRole('heading', { level: 1, name: 'Havsro' })
  expect(screen.queryByRole('link', { name: 'Webbplats' })).toBeNull()
})
