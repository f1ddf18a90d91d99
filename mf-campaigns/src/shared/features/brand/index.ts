import { mountLate } from '../../data'
import { brandCampaignLists, brandPageStores } from './data/brand-lists'

export { BrandPage as default } from './BrandPage'

mountLate(({ injectReducer }) => {
  injectReducer(brandCampaignLists)
  injectReducer(brandPageStores)
})
