import { apiAction, createPagedLists } from '@samspel/store'
import { pageState } from './page-state'

const listStoreCampaigns = apiAction('listStoreCampaigns')

/** Open offers of a store (rows E-29, C-15), by the store's id; mounted at `storeOfferLists`. */
export const offerLists = createPagedLists({
  name: 'storeOfferLists',
  fetch: (storeId, page) => listStoreCampaigns({ query: { storeId, page } }),
})

pageState.mount(({ injectReducer }) => injectReducer(offerLists))
