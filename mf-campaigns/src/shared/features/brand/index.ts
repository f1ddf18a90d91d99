import { pageState } from '../../data'
import { brandCampaignLists, brandPageStores } from './data/brand-lists'

export { BrandPage as default } from './BrandPage'

pageState.mount(({ injectReducer }) => {
  injectReducer(brandCampaignLists)
  injectReducer(brandPageStores)
})
