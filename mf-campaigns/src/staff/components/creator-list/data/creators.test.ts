import { expect, test } from '@jest/globals'
import { initialList } from '@samspel/store'
import { buildInstagramer, createTestStore, id, listAnswer, reply, wire } from '@samspel/testing'
import { getInstagramer, updateInstagramer } from '../../../data'
import { type CreatorFilter, creatorFilterKey, creatorLists, leaveUnmatched } from './creator-lists'

const first = buildInstagramer({ countryCode: 'SE' })
const second = buildInstagramer({ countryCode: 'SE' }, 2)
const storeWith = (api: Parameters<typeof createTestStore>[0]) => {
  const parts = createTestStore(api)
  parts.injectReducer(creatorLists.name, creatorLists.reducer)
  return parts
}
const listOf = (state: object, filter: CreatorFilter) => creatorLists.select(state, creatorFilterKey(filter))
const load = (filter: CreatorFilter, page = 1) => creatorLists.load(creatorFilterKey(filter), page)

test('the first creator list request is GET /instagramers?page=1..., never page=0, with the filter (C-33, E-26)', async () => {
  const { store, api } = storeWith({ api: { 'GET /instagramers': listAnswer('instagramers', [first, second]) } })
  await store.dispatch(
    load({
      query: ' moa ',
      country: 'SE',
      states: ['active', 'pending'],
      categoryIds: [id(50)],
      minFollowers: 0,
      sort: 'name',
    }),
  )
  const { query } = api.to('GET /instagramers')[0]!
  expect(query.get('page')).toBe('1')
  expect(query.toString()).toBe(
    `page=1&perPage=100&query=moa&state%5B%5D=active&state%5B%5D=pending&countryCode=SE&profileCategoryIds=${id(50)}&minFollowers=0&sort=name`,
  )
})

test('further pages are appended without doubles (C-33, E-27)', async () => {
  const third = buildInstagramer({}, 3)
  const { store } = storeWith({
    api: {
      'GET /instagramers': ({ query }) =>
        query.get('page') === '1'
          ? listAnswer('instagramers', [first, second], { totalCount: 3, nextPage: 2 })
          : listAnswer('instagramers', [second, third], { totalCount: 3, currentPage: 2 }),
    },
  })
  await store.dispatch(load({}))
  await store.dispatch(load({}, listOf(store.getState(), {}).meta.nextPage!))
  expect(listOf(store.getState(), {})).toMatchObject({
    ids: [first.id, second.id, third.id],
    meta: { currentPage: 2, nextPage: null, totalCount: 3 },
  })
})

test('state and plan take one or several values, the country matches exactly, all categories are included (T-24)', () => {
  const creator = buildInstagramer({
    id: id(1),
    state: 'active',
    productPlan: 'plus',
    countryCode: 'SE',
    profileCategoryIds: [id(1), id(2), id(3)],
  })
  const isIn = (filter: CreatorFilter) => {
    const key = creatorFilterKey(filter)
    return leaveUnmatched({ [key]: { ...initialList, ids: [creator.id] } }, creator)[key]!.ids.length === 1
  }
  expect([
    isIn({ states: ['active'] }),
    isIn({ states: ['pending', 'active'] }),
    isIn({ states: ['pending'] }),
  ]).toEqual([true, true, false])
  expect([isIn({ plans: ['plus'] }), isIn({ plans: ['free', 'plus'] }), isIn({ plans: ['pro'] })]).toEqual([
    true,
    true,
    false,
  ])
  expect([isIn({ country: 'SE' }), isIn({ country: 'se' as 'SE' })]).toEqual([true, false])
  expect([isIn({ categoryIds: [id(1), id(3)] }), isIn({ categoryIds: [id(1), id(4)] })]).toEqual([true, false])
})

test('a creator who moved to Norway leaves the Swedish list and stays in the list of all (T-25)', async () => {
  const { store } = storeWith({
    api: {
      'GET /instagramers': listAnswer('instagramers', [first, second], { totalCount: 2 }),
      'GET /instagramers/:id': { instagramer: { ...wire(first), country_code: 'NO' } },
    },
  })
  await store.dispatch(load({ country: 'SE' }))
  await store.dispatch(load({}))
  await store.dispatch(getInstagramer({ params: { id: first.id } }))
  expect(listOf(store.getState(), { country: 'SE' })).toMatchObject({ ids: [second.id], meta: { totalCount: 1 } })
  expect(listOf(store.getState(), {}).ids).toEqual([first.id, second.id])
})

test('a changed creator: the edits wrapped in `instagramer`, form `editInstagramer` (C-36)', async () => {
  const { store, api } = storeWith({
    api: { 'PATCH /instagramers/:id': reply(422, { errors: { name: ['required'] } }) },
  })
  await store.dispatch(updateInstagramer({ params: { id: first.id }, body: { instagramer: { state: 'blocked' } } }))
  expect(api.to('PATCH /instagramers/:id')[0]!.body).toEqual({ instagramer: { state: 'blocked' } })
  expect(store.getState().forms.editInstagramer?.errors).toEqual({ name: ['required'] })
})
