import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'

const campaignEditor = lazyPage(
  () => import(/* webpackChunkName: "campaign-editor" */ './staff/features/campaign-editor'),
)

const routes: RouteObject[] = [
  { path: '/overview', lazy: lazyPage(() => import(/* webpackChunkName: "overview" */ './staff/features/overview')) },
  {
    path: '/waiting',
    lazy: lazyPage(() => import(/* webpackChunkName: "platform-home" */ './staff/features/platform-home')),
  },
  {
    path: '/campaigns',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign-list" */ './staff/features/campaign-list')),
  },
  { path: '/campaigns/new', lazy: campaignEditor },
  {
    path: '/campaigns/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign-detail" */ './staff/features/campaign-detail')),
  },
  { path: '/campaigns/:id/edit', lazy: campaignEditor },
  {
    path: '/agreements/:workId',
    lazy: lazyPage(() => import(/* webpackChunkName: "staff-agreement" */ './staff/features/agreement')),
  },
  {
    path: '/applications',
    lazy: lazyPage(() => import(/* webpackChunkName: "applications" */ './staff/features/applications')),
  },
  {
    path: '/mentions',
    lazy: lazyPage(() => import(/* webpackChunkName: "mention-review" */ './staff/features/mention-review')),
  },
  { path: '/creators', lazy: lazyPage(() => import(/* webpackChunkName: "creators" */ './staff/features/creators')) },
  {
    path: '/creators/blocked',
    lazy: lazyPage(() => import(/* webpackChunkName: "blocked-creators" */ './staff/features/blocked-creators')),
  },
  {
    path: '/creators/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "creator-profile" */ './staff/features/creator-profile')),
  },
  { path: '/brands/:brandId', lazy: lazyPage(() => import(/* webpackChunkName: "brand" */ './shared/features/brand')) },
  {
    path: '/campaigns/:id/report',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign-report" */ './staff/features/campaign-report')),
  },
  {
    path: '/communities',
    lazy: lazyPage(() => import(/* webpackChunkName: "communities" */ './staff/features/communities')),
  },
  {
    path: '/communities/:id',
    lazy: lazyPage(() => import(/* webpackChunkName: "community" */ './staff/features/community')),
  },
  {
    path: '/image-purchases',
    lazy: lazyPage(() => import(/* webpackChunkName: "image-purchases" */ './staff/features/image-purchases')),
  },
  {
    path: '/campaigns/:id/links',
    lazy: lazyPage(() => import(/* webpackChunkName: "campaign-links" */ './staff/features/sales')),
  },
  {
    path: '/brands/:brandId/budget',
    lazy: lazyPage(() => import(/* webpackChunkName: "brand-budget" */ './staff/features/budgets')),
  },
  {
    path: '/brands/:brandId/shop',
    lazy: lazyPage(() => import(/* webpackChunkName: "brand-shop" */ './staff/features/shops')),
  },
  {
    path: '/approvals',
    lazy: lazyPage(() => import(/* webpackChunkName: "approvals" */ './staff/features/approvals')),
  },
  { path: '/packages', lazy: lazyPage(() => import(/* webpackChunkName: "packages" */ './staff/features/packages')) },
  {
    path: '/product-suggestions',
    lazy: lazyPage(() => import(/* webpackChunkName: "product-suggestions" */ './staff/features/product-suggestions')),
  },
  {
    path: '/image-requests',
    lazy: lazyPage(() => import(/* webpackChunkName: "image-requests" */ './creator/features/image-requests')),
  },
  {
    path: '/reports/:token',
    lazy: lazyPage(() => import(/* webpackChunkName: "shared-report" */ './shared/features/shared-report')),
  },
  {
    path: '/marketplace',
    lazy: lazyPage(() => import(/* webpackChunkName: "marketplace" */ './creator/features/marketplace')),
  },
  {
    path: '/marketplace/saved',
    lazy: lazyPage(() => import(/* webpackChunkName: "saved" */ './creator/features/saved')),
  },
  {
    path: '/marketplace/:campaignId',
    lazy: lazyPage(() => import(/* webpackChunkName: "offer" */ './creator/features/offer')),
  },
  {
    path: '/assignments',
    lazy: lazyPage(() => import(/* webpackChunkName: "assignments" */ './creator/features/assignments')),
  },
  {
    path: '/assignments/:participationId',
    lazy: lazyPage(() => import(/* webpackChunkName: "assignment" */ './creator/features/assignment')),
  },
  {
    path: '/assignments/:participationId/agreement',
    lazy: lazyPage(() => import(/* webpackChunkName: "agreement" */ './creator/features/agreement')),
  },
  {
    path: '/assignments/:participationId/draft',
    lazy: lazyPage(() => import(/* webpackChunkName: "draft" */ './creator/features/draft')),
  },
  {
    path: '/assignments/:participationId/post',
    lazy: lazyPage(() => import(/* webpackChunkName: "post-mention" */ './creator/features/post-mention')),
  },
]

export default routes
