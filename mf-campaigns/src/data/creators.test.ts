import { expect, test } from '@jest/globals'
import { buildInstagramer, createTestStore, id, listAnswer, reply, wire } from '@samspel/testing'
import { creatorDirectories, creatorFilterKey, emptyDirectory, getInstagramer, leaveUnmatched, loadCreators, selectDirectory, updateInstagramer, type CreatorFilter } from './creators'

const first = buildInstagramer({ countryCode: 'SE' })
const second = buildInstagramer({ countryCode: 'SE' }, 2)
const storeWith = (api: Parameters<typeof createTestStore>[0]) => {
  const parts = createTestStore(api)
  parts.injectReducer('creatorDirectories', creatorDirectories)
  return parts
}
const idsOf = (state: object, filter: CreatorFilter) => selectDirectory(state, creatorFilterKey(filter)).rows

test('C-33 E-26 the first creator list request is GET /instagramers?page=1..., never page=0, with the filter', async () => {
  const { store, api } = storeWith({ api: { 'GET /instagramers': listAnswer('instagramers', [first, second]) } })
  await store.dispatch(loadCreators(creatorFilterKey({ query: ' moa ', country: 'SE', states: ['active', 'pending'], categoryIds: [id(50)], minFollowers: 0, sort: 'name' }), 1))
  const { query } = api.to('GET /instagramers')[0]!
  expect(query.get('page')).toBe('1')
  expect(query.toString()).toBe(`page=1&perPage=100&query=moa&state%5B%5D=active&state%5B%5D=pending&countryCode=SE&profileCategoryIds=${id(50)}&minFollowers=0&sort=name`)
})

test('C-33 pages stand at their rows in any order; the page after one that has come is asked for by its cursor', async () => {
  const page = (n: number) => Array.from({ length: 100 }, (_, index) => buildInstagramer({}, n * 1_000 + index))
  const { store, api } = storeWith({ api: { 'GET /instagramers': ({ query }) => ({ ...listAnswer('instagramers', page(Number(query.get('page'))), { totalCount: 450 }), next_cursor: `after-${query.get('page')}` }) } })
  const key = creatorFilterKey({})
  await store.dispatch(loadCreators(key, 1))
  await store.dispatch(loadCreators(key, 3))
  const { rows, total, cursors } = selectDirectory(store.getState(), key)
  expect(total).toBe(450)
  expect([rows.length, rows[0], rows[150], rows[200]]).toEqual([450, id(1_400), undefined, id(3_400)])
  expect(cursors).toEqual({ 2: 'after-1', 4: 'after-3' })
  await store.dispatch(loadCreators(key, 4, cursors[4]))
  expect(api.to('GET /instagramers').at(-1)!.query.get('after')).toBe('after-3')
})

test('T-24 state and plan take one or several values, the country matches exactly, all categories are included', () => {
  const creator = buildInstagramer({ id: id(1), state: 'active', productPlan: 'plus', countryCode: 'SE', profileCategoryIds: [id(1), id(2), id(3)] })
  const isIn = (filter: CreatorFilter) => {
    const key = creatorFilterKey(filter)
    return leaveUnmatched({ [key]: { ...emptyDirectory, total: 1, rows: [creator.id] } }, creator)[key]!.rows.length === 1
  }
  expect([isIn({ states: ['active'] }), isIn({ states: ['pending', 'active'] }), isIn({ states: ['pending'] })]).toEqual([true, true, false])
  expect([isIn({ plans: ['plus'] }), isIn({ plans: ['free', 'plus'] }), isIn({ plans: ['pro'] })]).toEqual([true, true, false])
  expect([isIn({ country: 'SE' }), isIn({ country: 'se' as 'SE' })]).toEqual([true, false])
  expect([isIn({ categoryIds: [id(1), id(3)] }), isIn({ categoryIds: [id(1), id(4)] })]).toEqual([true, false])
})

test('T-25 a creator who moved to Norway leaves the Swedish list and stays in the list of all', async () => {
  const { store } = storeWith({
    api: { 'GET /instagramers': listAnswer('instagramers', [first, second]), 'GET /instagramers/:id': { instagramer: { ...wire(first), country_code: 'NO' } } },
  })
  await store.dispatch(loadCreators(creatorFilterKey({ country: 'SE' }), 1))
  await store.dispatch(loadCreators(creatorFilterKey({}), 1))
  await store.dispatch(getInstagramer({ params: { id: first.id } }))
  expect(idsOf(store.getState(), { country: 'SE' })).toEqual([second.id])
  expect(selectDirectory(store.getState(), creatorFilterKey({ country: 'SE' })).total).toBe(1)
  expect(idsOf(store.getState(), {})).toEqual([first.id, second.id])
})

test('C-36 a changed creator: the edits wrapped in `instagramer`, form `editInstagramer`', async () => {
  const { store, api } = storeWith({ api: { 'PATCH /instagramers/:id': reply(422, { errors: { name: ['required'] } }) } })
  await store.dispatch(updateInstagramer({ params: { id: first.id }, body: { instagramer: { state: 'blocked' } } }))
  expect(api.to('PATCH /instagramers/:id')[0]!.body).toEqual({ instagramer: { state: 'blocked' } })
  expect(store.getState().forms.editInstagramer?.errors).toEqual({ name: ['required'] })
})

test('a page that does not come is marked, and the others stay', async () => {
  const { store, api } = storeWith({ api: { 'GET /instagramers': listAnswer('instagramers', [first], { totalCount: 101 }) } })
  const key = creatorFilterKey({})
  await store.dispatch(loadCreators(key, 1))
  api.on({ 'GET /instagramers': reply(400, {}) })
  await store.dispatch(loadCreators(key, 2))
  expect(selectDirectory(store.getState(), key)).toMatchObject({ total: 101, pages: { 1: { status: 'ready' }, 2: { status: 'error', error: { status: 400 } } } })
})
