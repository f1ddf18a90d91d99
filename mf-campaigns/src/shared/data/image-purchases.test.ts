import { describe, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { buildImagePurchase, createTestStore, id, listAnswer, wire } from '@samspel/testing'
import { imagePurchaseSaga } from './image-purchase-saga'
import {
  imagePurchases,
  imagePurchasesName,
  initialImagePurchases,
  requestedSynced,
  selectImagePurchases,
  syncRequested,
} from './image-purchase-sync'
import { approveImagePurchase, createImagePurchase, imagePurchaseLists, purchaseListKey } from './image-purchases'

const counts = { requested: 4, pending: 1, approved: 0, declined: 0, all: 5 }
const answer = (total: number) => ({
  ...listAnswer('imagePurchases', [buildImagePurchase({ state: 'requested' })], { totalCount: total }),
  counts,
})
const setUp = (api: object) =>
  createTestStore({
    api: api as never,
    slices: [imagePurchaseLists, { name: imagePurchasesName, reducer: imagePurchases }],
    sagas: { images: () => imagePurchaseSaga() as never },
  })

describe('requested image purchases', () => {
  test('an answer with meta.totalCount 4 -> count 4 and last-sync set (E-32)', () => {
    const at = '2026-11-21T13:32:00.000Z'
    expect(imagePurchases(initialImagePurchases, requestedSynced({ meta: { totalCount: 4 }, at }))).toEqual({
      lastSyncAt: at,
      requestedCount: 4,
      counts: {},
    })
  })

  test('the list of requested ones keeps the count; that of one campaign does not (E-32)', async () => {
    const { store } = setUp({ 'GET /image_purchases': answer(4) })
    await store.dispatch(
      imagePurchaseLists.load(purchaseListKey({ owner: 'brands', state: 'requested', campaignId: id(1) }), 1),
    )
    expect(selectImagePurchases(store.getState())).toMatchObject({ lastSyncAt: null, requestedCount: null })
    await store.dispatch(syncRequested(null))
    expect(selectImagePurchases(store.getState())).toMatchObject({
      requestedCount: 4,
      lastSyncAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  test('one that was just asked for is in the queue of requested ones and is counted after the next sync (T-23)', async () => {
    let total = 4
    const { store } = setUp({
      'GET /image_purchases': () => answer(total),
      'POST /instagram_posts/:id/image_purchases': () => (
        (total += 1),
        wire({ imagePurchase: buildImagePurchase({ id: id(99), state: 'requested' }) })
      ),
    })
    const key = purchaseListKey({ owner: 'brands', state: 'requested' })
    await store.dispatch(imagePurchaseLists.load(key, 1))
    await store.dispatch(
      createImagePurchase({
        params: { id: id(5) },
        body: { imagePurchase: { brandId: id(200), channels: ['web'], durationMonths: 12, price: 900 } },
        idempotencyKey: 'one',
      }),
    )
    expect(imagePurchaseLists.select(store.getState(), key).ids[0]).toBe(id(99))
    await store.dispatch(syncRequested(null))
    expect(selectImagePurchases(store.getState()).requestedCount).toBe(5)
  })
})

test('a paid one moves to the queue of paid ones and the counts with it; what the other side does makes the queues stale', async () => {
  const { store } = setUp({
    'GET /image_purchases': answer(1),
    'PATCH /image_purchases/:id/approve': wire({ imagePurchase: buildImagePurchase({ state: 'approved' }) }),
  })
  const [pending, approved] = [
    purchaseListKey({ owner: 'brands', state: 'pending' }),
    purchaseListKey({ owner: 'brands', state: 'approved' }),
  ]
  await store.dispatch(imagePurchaseLists.load(pending, 1))
  const { id: purchaseId } = buildImagePurchase()
  await store.dispatch(approveImagePurchase({ params: { id: purchaseId }, tag: { from: 'pending' } }))
  expect(imagePurchaseLists.select(store.getState(), pending).ids).toEqual([])
  expect(imagePurchaseLists.select(store.getState(), approved).hasFetched).toBe(false)
  expect(selectImagePurchases(store.getState()).counts['brands//']).toEqual({ ...counts, pending: 0, approved: 1 })
  bus.publish('live:image-purchase-changed', { imagePurchaseId: purchaseId, brandId: id(200), instagramerId: id(401) })
  expect(imagePurchaseLists.select(store.getState(), pending).invalid).toBe(true)
})
