import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'
import { brandEditor, companyPage } from './features/company'
import type * as logPages from './features/company/log'
import { bannerEditor, bannerList } from './features/info-banners'
import type * as userPages from './features/users'

const users = (page: keyof typeof userPages) =>
  lazyPage(async () => ({ default: (await import(/* webpackChunkName: "users" */ './features/users'))[page] }))

const log = (page: keyof typeof logPages) =>
  lazyPage(async () => ({
    default: (await import(/* webpackChunkName: "company-log" */ './features/company/log'))[page],
  }))

const papers = lazyPage(() => import(/* webpackChunkName: "company-papers" */ './features/company/papers'))

/** The pages of a company under a base path. */
const companyPages = (base: string): RouteObject[] => [
  { path: base, lazy: companyPage('MembersPage') },
  { path: `${base}/papers`, lazy: papers },
  { path: `${base}/brands`, lazy: companyPage('BrandsPage') },
  { path: `${base}/brands/new`, lazy: brandEditor },
  { path: `${base}/brands/:brandId`, lazy: brandEditor },
  { path: `${base}/log`, lazy: log('CompanyLogPage') },
]

/** Pages of companies, for their own staff and for platform staff. */
export const companyRoutes: RouteObject[] = [
  ...companyPages('/company'),
  {
    path: '/company/api',
    lazy: lazyPage(() => import(/* webpackChunkName: "company-api" */ './features/company/api')),
  },
  {
    path: '/admin/companies',
    lazy: lazyPage(() => import(/* webpackChunkName: "companies" */ './features/companies')),
  },
  ...companyPages('/admin/companies/:companyId'),
  {
    path: '/admin/company-requests',
    lazy: lazyPage(() => import(/* webpackChunkName: "company-requests" */ './features/company-requests')),
  },
  {
    path: '/admin/invoices',
    lazy: lazyPage(() => import(/* webpackChunkName: "all-invoices" */ './features/company/invoices/all')),
  },
  { path: '/admin/services', lazy: lazyPage(() => import(/* webpackChunkName: "services" */ './features/services')) },
  { path: '/admin/log', lazy: log('PlatformLogPage') },
  { path: '/admin/users', lazy: users('UsersPage') },
  { path: '/admin/users/invitations', lazy: users('AdminInvitationsPage') },
  { path: '/admin/info-banners', lazy: bannerList },
  { path: '/admin/info-banners/new', lazy: bannerEditor },
  { path: '/admin/info-banners/:bannerId', lazy: bannerEditor },
]
