import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'
import type * as bannerPages from './features/admin/info-banners'
import type * as userPages from './features/admin/users'
import type * as pages from './features/company'

const company = (page: keyof typeof pages) =>
  lazyPage(async () => ({ default: (await import(/* webpackChunkName: "company" */ './features/company'))[page] }))
const banners = (page: keyof typeof bannerPages) =>
  lazyPage(async () => ({
    default: (await import(/* webpackChunkName: "info-banners" */ './features/admin/info-banners'))[page],
  }))
const users = (page: keyof typeof userPages) =>
  lazyPage(async () => ({ default: (await import(/* webpackChunkName: "users" */ './features/admin/users'))[page] }))

// The pages with forms on their own: the lists beside them are seen without.
const brandEditor = lazyPage(() => import(/* webpackChunkName: "brand-editor" */ './features/company/brand-editor'))
const bannerEditor = lazyPage(
  () => import(/* webpackChunkName: "banner-editor" */ './features/admin/info-banners/editor'),
)

/** The pages of a company, below its address. */
const companyPages = (base: string): RouteObject[] => [
  { path: base, lazy: company('MembersPage') },
  { path: `${base}/brands`, lazy: company('BrandsPage') },
  { path: `${base}/brands/new`, lazy: brandEditor },
  { path: `${base}/brands/:brandId`, lazy: brandEditor },
  { path: `${base}/invitations`, lazy: company('InvitationsPage') },
]

/** Companies, as they see themselves and as the platform's staff see them. */
export const companyRoutes: RouteObject[] = [
  ...companyPages('/company'),
  {
    path: '/admin/companies',
    lazy: lazyPage(() => import(/* webpackChunkName: "companies" */ './features/admin/companies')),
  },
  ...companyPages('/admin/companies/:companyId'),
  {
    path: '/admin/company-requests',
    lazy: lazyPage(() => import(/* webpackChunkName: "company-requests" */ './features/admin/company-requests')),
  },
  { path: '/admin/users', lazy: users('UsersPage') },
  { path: '/admin/users/invitations', lazy: users('AdminInvitationsPage') },
  { path: '/admin/info-banners', lazy: banners('BannersPage') },
  { path: '/admin/info-banners/new', lazy: bannerEditor },
  { path: '/admin/info-banners/:bannerId', lazy: bannerEditor },
]
