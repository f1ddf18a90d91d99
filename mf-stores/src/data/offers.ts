import { apiAction, createPagedLists, invalidate } from '@samspel/store'
import { pageState } from './page-state'
import { changeStoreStock } from './stock'
import { answeredBy } from './store-participations'

const listStoreOffers = apiAction('listStoreOffers')

export const offerListKey = (brandId: string, storeId: string): string => `${brandId}/${storeId}`

/** Number of a campaign's stores shown at once, since they are in the middle of its page. */
const campaignStoresShown = 10

export const campaignOffersKey = (brandId: string, campaignId: string): string => `${brandId}//${campaignId}`

/**
 * Offers of stores as staff see them (rows E-29, C-15); mounted at `storeOfferLists`. Answers change places and pending counts, stock
 * changes the stock.
 */
export const offerLists = createPagedLists({
  name: 'storeOfferLists',
  fetch: (key, page) => {
    const [id = '', storeId, campaignId] = key.split('/')
    return listStoreOffers({
      params: { id },
      query: { ...(storeId && { storeId }), ...(campaignId && { campaignId, perPage: campaignStoresShown }), page },
    })
  },
  on: (lists, action) => {
    const storeId = changeStoreStock.success.match(action)
      ? action.payload.data.storeStock.storeId
      : answeredBy(action)?.storeId
    if (!storeId) return lists
    return invalidate(
      lists,
      Object.keys(lists).filter((key) => key.endsWith(`/${storeId}`) || key.includes('//')),
    )
  },
})

pageState.mount(({ injectReducer }) => injectReducer(offerLists))
