import { addRoutes } from '@samspel/api'
import { pickupsRoutes } from '@samspel/api/routes/pickups'
import { publicRoutes } from '@samspel/api/routes/public'
import { homeCountry, zonesAbroad } from '@samspel/api/visitor-country'
import type { PaintedPage } from '@samspel/federation/paint'
import { definePaint } from '@samspel/federation/paint'
import { keepPages, keepRead } from './data/api'
import { getCollaborationPage, listPageOffers, listPortfolio } from './data/collaboration-pages'
import { getPublicCampaign, listPublicCampaigns } from './data/offers'
import { listStoreCampaigns } from './data/store-campaigns'
import { getBrand, getStore } from './data/stores'
import BrandPage from './features/brand'
import CampaignPage from './features/campaign'
import CollaborationPage from './features/collaboration-page'
import MarketplacePage from './features/marketplace'
import StorePage from './features/store'

addRoutes(pickupsRoutes)
addRoutes(publicRoutes)

const all = async (...answers: Promise<boolean>[]): Promise<boolean> => (await Promise.all(answers)).every(Boolean)

const collaborationPage: Pick<PaintedPage, 'page' | 'prepare'> = {
  page: CollaborationPage,
  prepare: async ({ slug = '' }, read) => {
    const request = getCollaborationPage({ params: { slug } })
    const page = (await read(request))?.collaborationPage
    if (!page) return false
    return all(
      keepRead(request, read),
      page.brand
        ? keepPages(listPageOffers({ params: { slug: page.slug }, query: { page: 1 } }), read)
        : keepPages(listPortfolio({ params: { slug: page.slug }, query: { page: 1 } }), read),
    )
  },
}

definePaint([
  {
    path: '/p/marketplace',
    route: '/p',
    page: MarketplacePage,
    prepare: (_, read) =>
      all(
        keepPages(
          listPublicCampaigns({ query: { deliveryMethod: 'delivery', countryFirst: homeCountry, page: 1 } }),
          read,
        ),
        keepPages(listStoreCampaigns({ query: { oneEach: true, countryFirst: homeCountry, page: 1 } }), read),
      ),
    unless: ['preferred-country', 'marketplace-filter', ...zonesAbroad],
  },
  {
    path: '/p/marketplace/:campaignId',
    page: CampaignPage,
    prepare: ({ campaignId = '' }, read) => keepRead(getPublicCampaign({ params: { id: campaignId } }), read),
  },
  {
    path: '/p/marketplace/stores/:storeId',
    page: StorePage,
    prepare: ({ storeId = '' }, read) =>
      all(
        keepRead(getStore({ params: { id: storeId } }), read),
        keepPages(listStoreCampaigns({ query: { storeId, page: 1 } }), read),
      ),
  },
  {
    path: '/p/brands/:brandId',
    page: BrandPage,
    prepare: ({ brandId = '' }, read) =>
      all(
        keepRead(getBrand({ params: { id: brandId } }), read),
        keepPages(listPublicCampaigns({ query: { brandId, page: 1 } }), read),
      ),
  },
  { path: '/b/:slug', route: '/b', ...collaborationPage },
  { path: '/page/:slug', route: '/page', ...collaborationPage },
])
