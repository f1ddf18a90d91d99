/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { CommunityList } from '@samspel/api'
import { act, buildBrand, id, listAnswer, renderWithApp, reply, screen, slowPage, within } from '@samspel/testing'
import { CommunitiesPage } from './CommunitiesPage'

const at = '2025-11-21T13:32:00.000Z'
const list = (n: number, change: Partial<CommunityList> = {}): CommunityList => ({
  id: id(900 + n),
  brandId: id(200),
  brandName: 'Fjällbris',
  name: `Lista ${n}`,
  description: '',
  isOpen: false,
  counts: { requested: 0, approved: 4, declined: 1, removed: 2, all: 7 },
  createdAt: at,
  updatedAt: at,
  ...change,
})
const slow = slowPage('/wallet', 'Plånbok')
const open = (api: object = {}, route = '/communities') =>
  renderWithApp(null, {
    route,
    routes: [
      slow.route,
      { path: '/communities', element: <CommunitiesPage /> },
      { path: '/communities/:id', element: <p>listan</p> },
    ],
    api: {
      'GET /community_lists': listAnswer(
        'communityLists',
        [list(1, { isOpen: true, counts: { requested: 3, approved: 12, declined: 1, removed: 2, all: 18 } }), list(2)],
        { totalCount: 30, totalPages: 2, nextPage: 2 },
      ),
      'GET /brands': listAnswer('brands', [buildBrand()]),
      ...api,
    },
  })

test('lists with their counts by state, the mark of open ones, search and pages in the address (T-22)', async () => {
  const { user, api, router } = open()
  const row = await screen.findByRole('row', { name: /Lista 1/ })
  expect(within(row).getByText('Öppen')).toBeTruthy()
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(1, 5)
      .map(({ textContent }) => textContent),
  ).toEqual(['12', '3', '1', '2'])
  await user.click(screen.getByRole('button', { name: 'Nästa' }))
  expect(router.state.location.search).toBe('?page=2')
  await user.type(screen.getByRole('searchbox'), 'amb')
  await screen.findByRole('row', { name: /Lista 1/ })
  expect(api.to('GET /community_lists').map(({ query }) => query.get('page'))).toContain('2')
})

test('a new list: what is wrong stands at its field, nothing typed is lost, and the list opens', async () => {
  const { user, api, router } = open({ 'POST /community_lists': reply(422, { errors: { name: ['taken'] } }) })
  await screen.findByRole('row', { name: /Lista 1/ })
  await user.click(screen.getByRole('button', { name: 'Ny lista' }))
  const name = await screen.findByLabelText('Namn')
  await user.type(name, 'Ambassadörer')
  await user.click(screen.getByRole('switch', { name: 'Öppen lista' }))
  await user.click(screen.getByRole('button', { name: 'Skapa listan' }))
  await screen.findByRole('alert')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect((name as HTMLInputElement).value).toBe('Ambassadörer')
  api.on({ 'POST /community_lists': { community_list: list(5) } })
  await user.click(screen.getByRole('button', { name: 'Skapa listan' }))
  expect(await screen.findByText('listan')).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/communities/${id(905)}`)
  expect(api.to('POST /community_lists')[0]!.body).toEqual({
    communityList: { brandId: id(200), name: 'Ambassadörer', description: '', isOpen: true },
  })
})

test('#14 whoever has left before a list is created is not taken to it', async () => {
  let answer = (_: object) => {}
  const { user, router } = open({ 'POST /community_lists': () => new Promise<object>((resolve) => (answer = resolve)) })
  await screen.findByRole('row', { name: /Lista 1/ })
  await user.click(screen.getByRole('button', { name: 'Ny lista' }))
  await user.type(await screen.findByLabelText('Namn'), 'Ambassadörer')
  await user.click(screen.getByRole('button', { name: 'Skapa listan' }))
  void act(() => void router.navigate('/wallet'))
  await act(async () => answer({ community_list: list(5) }))
  await slow.arrive()
  expect(await screen.findByText('Plånbok')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/wallet')
})

test('no lists: what they are for, and the first step', async () => {
  open({ 'GET /community_lists': listAnswer('communityLists', []) })
  expect(await screen.findByText('Inga listor än')).toBeTruthy()
})

test('lists of several brands stand under their brand', async () => {
  const { api } = open({
    'GET /community_lists': listAnswer('communityLists', [
      list(1),
      list(2),
      list(3, { brandId: id(201), brandName: 'Granrot' }),
    ]),
  })
  await screen.findByRole('row', { name: /Lista 3/ })
  expect(
    screen.getAllByRole('row').map(({ textContent }) => textContent?.match(/Fjällbris|Granrot|Lista \d/)?.[0]),
  ).toEqual([undefined, 'Fjällbris', 'Lista 1', 'Lista 2', 'Granrot', 'Lista 3'])
  expect(api.to('GET /community_lists')[0]!.query.get('sort')).toBe('brand')
})
