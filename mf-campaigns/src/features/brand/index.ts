import { brandCampaignLists, brandPageStores, mountLate } from '../../data'

export { BrandPage as default } from './BrandPage'

mountLate(({ injectReducer }) => {
  injectReducer(brandCampaignLists)
  injectReducer(brandPageStores)
})
