import { expect, test } from '@jest/globals'
import { buildInstagramer, createTestStore, listAnswer } from '@samspel/testing'
import { creatorListKey, creatorLists, getInstagramer } from './creators'

const first = buildInstagramer({ countryCode: 'SE' })
const second = buildInstagramer({ countryCode: 'SE' }, 2)

test('C-33 a page of creators is asked for by page and filter', async () => {
  const { store, api } = createTestStore({ slices: [creatorLists], api: { 'GET /instagramers': listAnswer('instagramers', [first, second]) } })
  await store.dispatch(creatorLists.load(creatorListKey({ query: ' moa ', country: 'SE' }), 1))
  expect(api.to('GET /instagramers')[0]!.query.toString()).toBe('page=1&query=moa&countryCode=SE')
})

test('T-25 a creator who moved to Norway leaves the Swedish list and stays in the list of all', async () => {
  const { store } = createTestStore({
    slices: [creatorLists],
    api: { 'GET /instagramers': listAnswer('instagramers', [first, second]), 'GET /instagramers/:id': { instagramer: { ...first, countryCode: 'NO' } } },
  })
  const swedish = creatorListKey({ country: 'SE' })
  const all = creatorListKey({})
  await store.dispatch(creatorLists.load(swedish, 1))
  await store.dispatch(creatorLists.load(all, 1))
  await store.dispatch(getInstagramer({ params: { id: first.id } }))
  expect(creatorLists.select(store.getState(), swedish).ids).toEqual([second.id])
  expect(creatorLists.select(store.getState(), all).ids).toEqual([first.id, second.id])
})
