import { expect, test } from '@jest/globals'
import { buildStore, createTestStore, id, listAnswer, wire } from '@samspel/testing'
import { createStore } from './actions'
import { storeListKey, storeLists } from './lists'

const mine = storeListKey({ brandId: id(200) })
const others = storeListKey({ brandId: id(201) })

test('the key of a list carries brand, words and country to the server (R-24)', async () => {
  const { store, api } = createTestStore({
    slices: [storeLists],
    api: { 'GET /brands/:id/stores': listAnswer('stores', []) },
  })
  await store.dispatch(storeLists.load(storeListKey({ brandId: id(200), query: ' umeå ', countryCode: 'SE' }), 2))
  const [call] = api.to('GET /brands/:id/stores')
  expect(call?.params.id).toBe(id(200))
  expect(Object.fromEntries(call!.query)).toEqual({ query: 'umeå', countryCode: 'SE', page: '2' })
})

test('a new store marks the lists of its brand stale, and no others (E-24)', async () => {
  const { store } = createTestStore({
    slices: [storeLists],
    api: {
      'GET /brands/:id/stores': listAnswer('stores', []),
      'POST /brands/:id/stores': wire({ store: buildStore({ brandId: id(200) }) }),
    },
  })
  await Promise.all([store.dispatch(storeLists.load(mine, 1)), store.dispatch(storeLists.load(others, 1))])
  await store.dispatch(createStore({ params: { id: id(200) }, body: { store: buildStore() as never } }))
  expect([mine, others].map((key) => storeLists.select(store.getState(), key).invalid)).toEqual([true, false])
})
