import { createAction, type Reducer } from '@reduxjs/toolkit'
import type { Meta, ResponseOf } from '@samspel/api'
import {
  createImagePurchase,
  listImagePurchases,
  listOwnImagePurchases,
  purchaseActs,
  type PurchaseFilter,
} from './image-purchases'

export type PurchaseCounts = ResponseOf<'listImagePurchases'>['counts']

/** Row E-32: when requested purchases were last synced and how many there are, and the queues' counts by {@link purchaseCountsKey}. */
export interface ImagePurchases {
  /** ISO instant; null before the first answer. */
  lastSyncAt: string | null
  requestedCount: number | null
  counts: Readonly<Record<string, PurchaseCounts>>
}

export const imagePurchasesName = 'imagePurchases'

export const initialImagePurchases: ImagePurchases = { lastSyncAt: null, requestedCount: null, counts: {} }

/** An answer with the list of requested purchases has arrived, at a given time. */
export const requestedSynced = createAction<{ meta: Pick<Meta, 'totalCount'>; at: string }>('imagePurchases/synced')

export const purchaseCountsKey = ({ owner, brandId, campaignId }: Omit<PurchaseFilter, 'state'>): string =>
  [owner, brandId ?? '', campaignId ?? ''].join('/')

/** The request that updates the count of requested purchases; the page and its neighbours send the same one, so that it is made once. */
export const syncRequested = (brandId: string | null) =>
  listImagePurchases({ query: { state: 'requested', perPage: 1, ...(brandId && { brandId }) } })

export const selectImagePurchases = (state: object): ImagePurchases =>
  (state as { [imagePurchasesName]?: ImagePurchases })[imagePurchasesName] ?? initialImagePurchases

/** The previous state, passed along with an action so that counts can be updated at once. */
export interface PurchaseTag {
  from: keyof PurchaseCounts
}

/** Mounted at `imagePurchases`. */
export const imagePurchases: Reducer<ImagePurchases> = (state = initialImagePurchases, action) => {
  if (requestedSynced.match(action))
    return { ...state, lastSyncAt: action.payload.at, requestedCount: action.payload.meta.totalCount }
  for (const [list, owner] of [
    [listImagePurchases, 'brands'],
    [listOwnImagePurchases, 'me'],
  ] as const) {
    if (!list.success.match(action)) continue
    const query = (action.meta.request.query ?? {}) as { brandId?: string; campaignId?: string }
    return {
      ...state,
      counts: { ...state.counts, [purchaseCountsKey({ owner, ...query })]: action.payload.data.counts },
    }
  }
  const act = purchaseActs.find(({ success }) => success.match(action))
  const isNew = createImagePurchase.success.match(action)
  if (!isNew && !act?.success.match(action)) return state
  const {
    state: to,
    campaignId,
    brandId,
  } = (action as { payload: { data: ResponseOf<'createImagePurchase'> } }).payload.data.imagePurchase
  const from = (action as { meta: { tag?: PurchaseTag } }).meta.tag?.from
  if (!isNew && (!from || from === to)) return state
  const move = (counts: PurchaseCounts): PurchaseCounts =>
    isNew
      ? { ...counts, [to]: counts[to] + 1, all: counts.all + 1 }
      : { ...counts, [from!]: counts[from!] - 1, [to]: counts[to] + 1 }
  const concerns = (key: string) => {
    const [, brand, campaign] = key.split('/')
    return (!brand || brand === brandId) && (!campaign || campaign === campaignId)
  }
  return {
    ...state,
    counts: Object.fromEntries(
      Object.entries(state.counts).map(([key, counts]) => [key, concerns(key) ? move(counts) : counts]),
    ),
  }
}
