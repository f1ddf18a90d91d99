import type { RouteObject } from 'react-router-dom'
import { Navigate } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'

const collaborationPage = lazyPage(
  () => import(/* webpackChunkName: "collaboration-page" */ './features/collaboration-page'),
)

const routes: RouteObject[] = [
  { path: '/p', element: <Navigate to="/p/marketplace" replace /> },
  {
    path: '/p/marketplace',
    lazy: lazyPage(() => import(/* webpackChunkName: "marketplace" */ './features/marketplace')),
  },
  { path: '/p/marketplace/stores', lazy: lazyPage(() => import(/* webpackChunkName: "stores" */ './features/stores')) },
  {
    path: '/p/marketplace/stores/:storeId',
    lazy: lazyPage(() => import(/* webpackChunkName: "store" */ './features/store')),
  },
  {
    path: '/p/marketplace/store-campaigns',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-campaigns" */ './features/store-campaigns')),
  },
  {
    path: '/p/marketplace/store-campaigns/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-campaign" */ './features/store-campaign')),
  },
  {
    path: '/p/marketplace/:campaignId',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign" */ './features/campaign')),
  },
  { path: '/p/brands', lazy: lazyPage(() => import(/* webpackChunkName: "brands" */ './features/brands')) },
  { path: '/p/brands/:brandId', lazy: lazyPage(() => import(/* webpackChunkName: "brand" */ './features/brand')) },
  { path: '/p/search', lazy: lazyPage(() => import(/* webpackChunkName: "search" */ './features/search')) },
  { path: '/p/help', lazy: lazyPage(() => import(/* webpackChunkName: "help" */ './features/help')) },
  { path: '/help', element: <Navigate to="/p/help" replace /> },
  {
    path: '/p/suggest-product',
    lazy: lazyPage(() => import(/* webpackChunkName: "suggest-product" */ './features/suggest-product')),
  },
  {
    path: '/product-suggester-welcome',
    lazy: lazyPage(() => import(/* webpackChunkName: "suggester-welcome" */ './features/suggester-welcome')),
  },
  { path: '/b/:slug', lazy: collaborationPage },
  { path: '/page/:slug', lazy: collaborationPage },
]

export default routes
