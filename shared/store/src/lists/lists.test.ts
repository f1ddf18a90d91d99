import { expect, test } from '@jest/globals'
import { buildCampaign, buildInstagramer, createTestStore, id, listAnswer, reply } from '@samspel/testing'
import {
  apiAction,
  createPagedLists,
  dropUnmatched,
  initialList,
  matchesInstagramerFilter,
  moveTo,
  type PagedList,
  type PagedLists,
  prepend,
  receivePage,
  removeEverywhere,
} from '../index'

const list = (ids: string[], change: Partial<PagedList> = {}): PagedList => ({
  ...initialList,
  hasFetched: true,
  ids,
  ...change,
})
const idsOf = (lists: PagedLists) => Object.fromEntries(Object.entries(lists).map(([key, { ids }]) => [key, ids]))

const getCampaigns = apiAction('listCampaigns')
const lists = createPagedLists({
  name: 'testLists',
  fetch: (key, page) => getCampaigns({ query: { state: key as 'draft', page } }),
})

test('a list has exactly six keys and its meta five (E-24)', () => {
  expect(Object.keys(initialList).sort()).toEqual(['error', 'hasFetched', 'ids', 'invalid', 'loading', 'meta'])
  expect(Object.keys(initialList.meta).sort()).toEqual([
    'currentPage',
    'nextPage',
    'prevPage',
    'totalCount',
    'totalPages',
  ])
})

test('a list starts at page 0 with next page 1 (E-25)', () => {
  expect(initialList.meta).toMatchObject({ currentPage: 0, nextPage: 1 })
})

test('further pages are appended without duplicates (E-27)', () => {
  expect(receivePage(list(['1', '2', '3']), 2, ['3', '4'], undefined).ids).toEqual(['1', '2', '3', '4'])
})

test('page 1 or an invalidated list replaces the ids (E-28)', () => {
  expect(receivePage(list(['1', '2']), 1, ['9'], undefined).ids).toEqual(['9'])
  expect(receivePage(list(['1', '2'], { invalid: true }), 2, ['7'], undefined)).toMatchObject({
    ids: ['7'],
    invalid: false,
  })
})

test('an answer changes the list of its key only, E-27 pages follow one another (E-29)', async () => {
  const page = (n: number) =>
    listAnswer('campaigns', [buildCampaign({ id: id(n) })], {
      currentPage: n,
      nextPage: n < 2 ? n + 1 : null,
      totalCount: 2,
    })
  const { store, api } = createTestStore({
    slices: [lists],
    api: { 'GET /campaigns': ({ query }) => page(Number(query.get('page'))) },
  })
  await store.dispatch(lists.load('draft', 1))
  await store.dispatch(lists.load('draft', 2))
  expect(lists.select(store.getState(), 'draft')).toMatchObject({
    ids: [id(1), id(2)],
    hasFetched: true,
    loading: false,
    meta: { nextPage: null, totalCount: 2 },
  })
  expect(lists.select(store.getState(), 'requested')).toBe(initialList)
  expect(api.calls.map(({ query }) => query.get('page'))).toEqual(['1', '2'])
})

test('pending sets loading and clears the error, an error stays on the list, invalidate keeps the ids (T-26)', async () => {
  const { store, api } = createTestStore({
    slices: [lists],
    api: { 'GET /campaigns': reply(403, { error: 'forbidden' }) },
  })
  await store.dispatch(lists.load('draft', 1))
  expect(lists.select(store.getState(), 'draft')).toMatchObject({
    loading: false,
    hasFetched: false,
    error: { status: 403, message: { id: 'i18n.generic.unauthorized' } },
  })
  api.on({ 'GET /campaigns': listAnswer('campaigns', [buildCampaign()]) })
  const again = store.dispatch(lists.load('draft', 1))
  expect(lists.select(store.getState(), 'draft')).toMatchObject({ loading: true, error: undefined })
  await again
  store.dispatch(lists.invalidate(['draft']))
  expect(lists.select(store.getState(), 'draft')).toMatchObject({ invalid: true, ids: [id(1)] })
})

test('what becomes stale while its page is on the way is fetched again: the answer may be older than the change', async () => {
  const { store } = createTestStore({
    slices: [lists],
    api: { 'GET /campaigns': listAnswer('campaigns', [buildCampaign()]) },
  })
  const loading = store.dispatch(lists.load('draft', 1))
  store.dispatch(lists.invalidate(['draft']))
  expect(lists.select(store.getState(), 'draft')).toMatchObject({ loading: true, invalid: false })
  await loading
  expect(lists.select(store.getState(), 'draft')).toMatchObject({ loading: false, invalid: true, ids: [id(1)] })
  await store.dispatch(lists.load('draft', 1))
  expect(lists.select(store.getState(), 'draft')).toMatchObject({ invalid: false })
})

test('a created record goes to the front of its list (T-05)', () => {
  expect(idsOf(prepend({ draft: list(['1', '2']) }, 'draft', '3'))).toEqual({ draft: ['3', '1', '2'] })
})

test('a changed record moves to the list of its new state and leaves the others (T-06)', () => {
  const moved = moveTo({ draft: list(['1', '2']), requested: list(['5']) }, 'requested', '1')
  expect(moved.draft?.ids).toEqual(['2'])
  expect([...(moved.requested?.ids ?? [])].sort()).toEqual(['1', '5'])
  expect(moveTo(moved, 'requested', '1')).toEqual(moved)
})

test('a changed participation stays in the special list alone (T-18)', () => {
  const moved = moveTo({ pending: list(['1', '2']), approved: list(['3']), all: list(['1']) }, 'approved', '1', {
    keep: ['all'],
  })
  expect(idsOf(moved)).toEqual({ pending: ['2'], approved: ['1', '3'], all: ['1'] })
})

test('deleting removes it from every list, the special one too (T-19)', () => {
  expect(idsOf(removeEverywhere({ approved: list(['3', '1']), all: list(['1']) }, '1'))).toEqual({
    approved: ['3'],
    all: [],
  })
})

test('which creators a list holds (T-24)', () => {
  const creator = {
    ...buildInstagramer({ countryCode: 'SE', profileCategoryIds: ['1', '2', '3'] }),
    state: 'a',
    productPlan: 'free',
  }
  const fits = (filter: Parameters<typeof matchesInstagramerFilter>[1]) => matchesInstagramerFilter(creator, filter)
  expect([fits({ state: 'a' }), fits({ state: ['a', 'b'] }), fits({ state: 'b' })]).toEqual([true, true, false])
  expect([fits({ productPlan: 'free' }), fits({ productPlan: ['plus', 'pro'] })]).toEqual([true, false])
  expect([fits({ countryCode: 'SE' }), fits({ countryCode: 'se' })]).toEqual([true, false])
  expect([fits({ profileCategoryIds: ['1', '3'] }), fits({ profileCategoryIds: ['1', '4'] }), fits({})]).toEqual([
    true,
    false,
    true,
  ])
})

test('a changed creator leaves a list it no longer matches (T-25)', () => {
  const left = dropUnmatched(
    { SE: list(['1', '2']), '': list(['1']) },
    { ...buildInstagramer(), id: '1', countryCode: 'NO' },
    (key) => (key ? { countryCode: key } : {}),
  )
  expect(idsOf(left)).toEqual({ SE: ['2'], '': ['1'] })
})
