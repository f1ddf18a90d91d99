import { apiAction, createPagedLists } from '@samspel/store'
import { listCampaigns, listMarketplace } from '../../../data'

export const listBrandStores = apiAction('listBrandStores')

/** Key of a brand's open campaigns, as seen by its staff or by creators. */
export const brandCampaignKey = (brandId: string, isCreator: boolean): string =>
  `${isCreator ? 'offers' : 'own'}/${brandId}`

/** Campaigns of a brand that are open for applications; mounted at `brandCampaignLists`. */
export const brandCampaignLists = createPagedLists({
  name: 'brandCampaignLists',
  fetch: (key, page) => {
    const [kind, brandId = ''] = key.split('/')
    return kind === 'offers'
      ? listMarketplace({ query: { page, brandId } })
      : (listCampaigns({ query: { page, brandId, state: 'confirmed' } }) as never)
  },
})

/** The first few stores of a brand, by its id; mounted at `brandPageStores`. */
export const brandPageStores = createPagedLists({
  name: 'brandPageStores',
  fetch: (id, page) => listBrandStores({ params: { id }, query: { page, perPage: 5 } }),
})
