import { apiAction, createPagedLists, invalidate } from '@samspel/store'
import { pageState } from './page-state'
import { answeredBy } from './store-participations'

const listStoreOffers = apiAction('listStoreOffers')

/** Key of a store's offers. */
export const offerListKey = (brandId: string, storeId: string): string => `${brandId}/${storeId}`

/** Offers of stores as staff see them (rows E-29, C-15); mounted at `storeOfferLists`. An answer changes places and who waits. */
export const offerLists = createPagedLists({
  name: 'storeOfferLists',
  fetch: (key, page) => {
    const [id = '', storeId = ''] = key.split('/')
    return listStoreOffers({ params: { id }, query: { storeId, page } })
  },
  on: (lists, action) => {
    const answered = answeredBy(action)
    if (!answered) return lists
    return invalidate(
      lists,
      Object.keys(lists).filter((key) => key.endsWith(`/${answered.storeId}`)),
    )
  },
})

pageState.mount(({ injectReducer }) => injectReducer(offerLists))
