/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { entityActions, initialApp, initialAuth } from '@samspel/store'
import { act, buildBrand, buildCampaign, buildStore, buildUser, id, listAnswer, renderWithApp, reply, screen, type FakeRoutes } from '@samspel/testing'
import { brandCampaignLists, brandPageStores } from '../../data'
import { BrandPage } from './BrandPage'

const campaigns = listAnswer('campaigns', [buildCampaign({ id: id(1), name: 'Julpyssel' })])
const answers: FakeRoutes = {
  'GET /brands/:id': { brand: buildBrand({ id: id(200), name: 'Fjällbris', description: 'Ryggsäckar sedan 1974.' }) },
  'GET /brands/:id/stores': listAnswer('stores', [buildStore({ id: id(501), name: 'Umeå centrum' })]),
  'GET /campaigns': campaigns,
  'GET /marketplace/campaigns': campaigns,
}
const user = buildUser({ brandIds: [id(200)] })
const state = {
  creator: { auth: { ...initialAuth, authenticated: true, scope: 'instagramer' } },
  staff: { auth: { ...initialAuth, authenticated: true, scope: 'user', role: 'company' }, app: { ...initialApp, currentUserId: user.id } },
} as const
const open = (who: keyof typeof state, api = answers) =>
  renderWithApp(<BrandPage />, { route: `/brands/${id(200)}`, path: '/brands/:brandId', slices: [brandCampaignLists, brandPageStores], api, state: state[who] })

test("R-25 a creator sees the brand's open offers, its stores and the way to a conversation", async () => {
  const { api } = open('creator')
  expect(await screen.findByRole('heading', { level: 1, name: 'Fjällbris' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Julpyssel' })).getAttribute('href')).toBe(`/marketplace/${id(1)}`)
  expect((await screen.findByRole('link', { name: 'Umeå centrum' })).getAttribute('href')).toBe(`/stores/${id(501)}`)
  expect(screen.getByRole('link', { name: 'Skriv meddelande' }).getAttribute('href')).toBe(`/messages/${id(200)}`)
  expect(screen.queryByRole('link', { name: 'Hantera butiker' })).toBeNull()
  expect(api.to('GET /marketplace/campaigns')[0]!.query.get('brandId')).toBe(id(200))
})

test("R-25 staff of the brand see its campaigns in the marketplace and look after its stores", async () => {
  const { api, store } = open('staff')
  act(() => { store.dispatch(entityActions.received({ users: { [user.id]: user } })) })
  expect((await screen.findByRole('link', { name: 'Julpyssel' })).getAttribute('href')).toBe(`/campaigns/${id(1)}`)
  expect((await screen.findByRole('link', { name: 'Umeå centrum' })).getAttribute('href')).toBe(`/brands/${id(200)}/stores/${id(501)}`)
  expect(screen.getByRole('link', { name: 'Hantera butiker' })).toBeTruthy()
  expect(api.to('GET /campaigns')[0]!.query.get('state')).toBe('confirmed')
})

test('an unknown brand: said so, with the way on', async () => {
  open('creator', { ...answers, 'GET /brands/:id': reply(404, { error: 'not_found' }) })
  expect(await screen.findByText('Varumärket finns inte, eller så har det tagits bort.')).toBeTruthy()
})
