/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { entityActions, initialApp, initialAuth } from '@samspel/store'
import {
  act,
  buildBrand,
  buildCampaign,
  buildStore,
  buildUser,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  within,
} from '@samspel/testing'
import { BrandPage } from './BrandPage'
import { brandCampaignLists, brandPageStores } from './data/brand-lists'

const campaigns = listAnswer('campaigns', [buildCampaign({ id: id(1), name: 'Julpyssel' })])
const answers: FakeRoutes = {
  'GET /brands/:id': { brand: buildBrand({ id: id(200), name: 'Fjällbris', description: 'Ryggsäckar sedan 1974.' }) },
  'GET /brands/:id/stores': listAnswer('stores', [buildStore({ id: id(501), name: 'Umeå centrum' })]),
  'GET /brands/:id/community_lists': { open_community_lists: [] },
  'GET /campaigns': campaigns,
  'GET /marketplace/campaigns': campaigns,
}
const user = buildUser({ brandIds: [id(200)] })
const state = {
  creator: { auth: { ...initialAuth, authenticated: true, scope: 'instagramer' } },
  staff: {
    auth: { ...initialAuth, authenticated: true, scope: 'user', role: 'company' },
    app: { ...initialApp, currentUserId: user.id },
  },
} as const
const open = (who: keyof typeof state, api = answers) =>
  renderWithApp(<BrandPage />, {
    route: `/brands/${id(200)}`,
    path: '/brands/:brandId',
    slices: [brandCampaignLists, brandPageStores],
    api,
    state: state[who],
  })

test("a creator sees the brand's open offers, its stores and the way to a conversation (R-25)", async () => {
  const { api } = open('creator')
  expect(await screen.findByRole('heading', { level: 1, name: 'Fjällbris' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Julpyssel' })).getAttribute('href')).toBe(`/marketplace/${id(1)}`)
  expect((await screen.findByRole('link', { name: 'Umeå centrum' })).getAttribute('href')).toBe(`/stores/${id(501)}`)
  expect(screen.getByRole('link', { name: 'Skriv meddelande' }).getAttribute('href')).toBe(`/messages/${id(200)}`)
  expect(screen.queryByRole('link', { name: 'Hantera butiker' })).toBeNull()
  expect(api.to('GET /marketplace/campaigns')[0]!.query.get('brandId')).toBe(id(200))
})

test('staff of the brand see its campaigns in the marketplace and look after its stores (R-25)', async () => {
  const { api, store } = open('staff')
  act(() => {
    store.dispatch(entityActions.received({ users: { [user.id]: user } }))
  })
  expect((await screen.findByRole('link', { name: 'Julpyssel' })).getAttribute('href')).toBe(`/campaigns/${id(1)}`)
  expect((await screen.findByRole('link', { name: 'Umeå centrum' })).getAttribute('href')).toBe(
    `/brands/${id(200)}/stores/${id(501)}`,
  )
  expect(screen.getByRole('link', { name: 'Hantera butiker' })).toBeTruthy()
  expect(api.to('GET /campaigns')[0]!.query.get('state')).toBe('confirmed')
})

test('an unknown brand: said so, with the way on', async () => {
  open('creator', { ...answers, 'GET /brands/:id': reply(404, { error: 'not_found' }) })
  expect(await screen.findByText('Varumärket finns inte, eller så har det tagits bort.')).toBeTruthy()
})

test('a creator asks to join an open list with a note, reads how it stands, and leaves', async () => {
  const list = (n: number, name: string, membership: string | null) => ({
    id: id(n),
    brand_id: id(200),
    name,
    description: 'Först till nyheterna',
    membership,
  })
  let lists = [list(1, 'Vandrare', null), list(2, 'Ambassadörer', 'approved'), list(3, 'Löpare', 'declined')]
  let isFirst = true
  const { user, api } = open('creator', {
    ...answers,
    'GET /brands/:id/community_lists': () => ({ open_community_lists: lists }),
    'POST /community_lists/:id/requests': () => {
      if (isFirst) return reply(409, { error: 'conflict' })
      lists = [list(1, 'Vandrare', 'requested'), ...lists.slice(1)]
      return { open_community_list: lists[0]! }
    },
    'DELETE /community_lists/:id/requests': () => void (lists = [lists[0]!, lists[2]!]),
  })
  const section = within(await screen.findByRole('region', { name: 'Bli en av varumärkets kreatörer' }))
  expect(await section.findByText('Du är med')).toBeTruthy()
  expect(section.getByText('Varumärket tackade nej')).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Be om att vara med på Vandrare' }))
  await user.type(await screen.findByLabelText(/Några rader om dig/), 'Jag vandrar varje helg.')
  await user.click(screen.getByRole('button', { name: 'Skicka' }))
  expect(await screen.findByText('Du har redan frågat, eller är redan med.')).toBeTruthy()
  isFirst = false
  await user.click(screen.getByRole('button', { name: 'Skicka' }))
  expect(await section.findByText('Väntar på svar')).toBeTruthy()
  expect(api.to('POST /community_lists/:id/requests')[1]?.body).toEqual({ note: 'Jag vandrar varje helg.' })

  await user.click(section.getByRole('button', { name: 'Lämna Ambassadörer' }))
  await user.click(await screen.findByRole('button', { name: 'Lämna' }))
  await waitFor(() => expect(section.queryByText('Ambassadörer')).toBeNull())
})
