import type { RouteObject } from 'react-router'
import { lazyPage } from '@samspel/federation'

const routes: RouteObject[] = [
  { path: '/brands/:brandId/stores', lazy: lazyPage(() => import(/* webpackChunkName: "store-list" */ './features/store-list')) },
  { path: '/brands/:brandId/stores/:storeId', lazy: lazyPage(() => import(/* webpackChunkName: "store-detail" */ './features/store-detail')) },
  { path: '/stores/:id', lazy: lazyPage(() => import(/* webpackChunkName: "creator-store" */ './features/creator-store')) },
  { path: '/store-campaigns/:id', lazy: lazyPage(() => import(/* webpackChunkName: "store-campaign" */ './features/store-campaign')) },
]

export default routes
