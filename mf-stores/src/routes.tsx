import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'

const editor = lazyPage(() => import(/* webpackChunkName: "store-editor" */ './features/store-editor'))

const routes: RouteObject[] = [
  { path: '/stores', lazy: lazyPage(() => import(/* webpackChunkName: "brand-picker" */ './features/brand-picker')) },
  {
    path: '/brands/:brandId/stores',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-list" */ './features/store-list')),
  },
  { path: '/brands/:brandId/stores/new', lazy: editor },
  {
    path: '/brands/:brandId/stores/import',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-import" */ './features/store-import')),
  },
  {
    path: '/brands/:brandId/stores/products',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-products" */ './features/store-products')),
  },
  {
    path: '/brands/:brandId/stores/report',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-report" */ './features/store-report')),
  },
  {
    path: '/brands/:brandId/stores/:storeId',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-detail" */ './features/store-detail')),
  },
  { path: '/brands/:brandId/stores/:storeId/edit', lazy: editor },
  {
    path: '/stores/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "creator-store" */ './features/creator-store')),
  },
  {
    path: '/store-campaigns/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "store-campaign" */ './features/store-campaign')),
  },
  {
    path: '/counter',
    lazy: lazyPage(() => import(/* webpackChunkName: "own-counter" */ './counter/features/own-counter')),
  },
  {
    path: '/counter/:storeId',
    lazy: lazyPage(() => import(/* webpackChunkName: "counter" */ './counter/features/counter')),
  },
  {
    path: '/store-campaigns/:id/pass',
    lazy: lazyPage(() => import(/* webpackChunkName: "pass" */ './creator/features/pass')),
  },
  {
    path: '/store-campaigns/:id/post',
    lazy: lazyPage(() => import(/* webpackChunkName: "post-pickup" */ './creator/features/post-pickup')),
  },
]

export default routes
