import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'

const campaignEditor = lazyPage(() => import(/* webpackChunkName: "campaign-editor" */ './features/campaign-editor'))

const routes: RouteObject[] = [
  {
    path: '/campaigns',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign-list" */ './features/campaign-list')),
  },
  { path: '/campaigns/new', lazy: campaignEditor },
  {
    path: '/campaigns/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign-detail" */ './features/campaign-detail')),
  },
  { path: '/campaigns/:id/edit', lazy: campaignEditor },
  {
    path: '/mentions',
    lazy: lazyPage(() => import(/* webpackChunkName: "mention-review" */ './features/mention-review')),
  },
  { path: '/creators', lazy: lazyPage(() => import(/* webpackChunkName: "creators" */ './features/creators')) },
  {
    path: '/creators/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "creator-profile" */ './features/creator-profile')),
  },
  { path: '/brands/:brandId', lazy: lazyPage(() => import(/* webpackChunkName: "brand" */ './features/brand')) },
  {
    path: '/campaigns/:id/report',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign-report" */ './features/campaign-report')),
  },
  {
    path: '/communities',
    lazy: lazyPage(() => import(/* webpackChunkName: "communities" */ './features/communities')),
  },
  {
    path: '/communities/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "community" */ './features/community')),
  },
  {
    path: '/image-purchases',
    lazy: lazyPage(() => import(/* webpackChunkName: "image-purchases" */ './features/image-purchases')),
  },
  { path: '/packages', lazy: lazyPage(() => import(/* webpackChunkName: "packages" */ './features/packages')) },
  {
    path: '/product-suggestions',
    lazy: lazyPage(() => import(/* webpackChunkName: "product-suggestions" */ './features/product-suggestions')),
  },
  {
    path: '/image-requests',
    lazy: lazyPage(() => import(/* webpackChunkName: "image-requests" */ './features/image-requests')),
  },
  {
    path: '/reports/:token',
    lazy: lazyPage(() => import(/* webpackChunkName: "shared-report" */ './features/shared-report')),
  },
  {
    path: '/marketplace',
    lazy: lazyPage(() => import(/* webpackChunkName: "marketplace" */ './features/marketplace')),
  },
  {
    path: '/marketplace/:campaignId',
    lazy: lazyPage(() => import(/* webpackChunkName: "offer" */ './features/offer')),
  },
  {
    path: '/assignments',
    lazy: lazyPage(() => import(/* webpackChunkName: "assignments" */ './features/assignments')),
  },
  {
    path: '/assignments/:participationId',
    lazy: lazyPage(() => import(/* webpackChunkName: "assignment" */ './features/assignment')),
  },
  {
    path: '/assignments/:participationId/post',
    lazy: lazyPage(() => import(/* webpackChunkName: "post-mention" */ './features/post-mention')),
  },
]

export default routes
