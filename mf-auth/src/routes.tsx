import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@samspel/federation'
import { companyRoutes } from './company-routes'

const resetPassword = lazyPage(() => import(/* webpackChunkName: "reset-password" */ './features/reset-password'))
const loginCallback = lazyPage(() => import(/* webpackChunkName: "login-callback" */ './features/login-callback'))
const emailConfirmation = lazyPage(
  () => import(/* webpackChunkName: "email-confirmation" */ './features/email-confirmation'),
)

const routes: RouteObject[] = [
  { path: '/login/:accountType?', lazy: lazyPage(() => import(/* webpackChunkName: "login" */ './features/login')) },
  {
    path: '/create-account/:accountType?',
    lazy: lazyPage(() => import(/* webpackChunkName: "create-account" */ './features/create-account')),
  },
  {
    path: '/create-account/address',
    lazy: lazyPage(() => import(/* webpackChunkName: "create-account" */ './features/own-address')),
  },
  { path: '/reset-password/:accountType?', lazy: resetPassword },
  { path: '/instagramer-reset-password', lazy: resetPassword },
  {
    path: '/not-me',
    lazy: lazyPage(() => import(/* webpackChunkName: "email-confirmation" */ './features/not-me')),
  },
  { path: '/user-email-confirmation', lazy: emailConfirmation },
  { path: '/instagramer-email-confirmation', lazy: emailConfirmation },
  {
    path: '/accept-invitation',
    lazy: lazyPage(() => import(/* webpackChunkName: "accept-invitation" */ './features/accept-invitation')),
  },
  {
    path: '/switch-company',
    lazy: lazyPage(() => import(/* webpackChunkName: "own-companies" */ './features/own-companies')),
  },
  {
    path: '/company-sign-in',
    lazy: lazyPage(() => import(/* webpackChunkName: "company-sign-in" */ './features/company-sign-in')),
  },
  { path: '/fb-login-callback', lazy: loginCallback },
  { path: '/fb-login-callback-retry', lazy: loginCallback },
  { path: '/welcome', lazy: lazyPage(() => import(/* webpackChunkName: "welcome" */ './features/welcome')) },
  { path: '/me', lazy: lazyPage(() => import(/* webpackChunkName: "me" */ './features/me')) },
  {
    path: '/settings',
    lazy: lazyPage(() => import(/* webpackChunkName: "settings" */ './features/settings')),
    children: [
      { index: true, lazy: lazyPage(() => import(/* webpackChunkName: "settings" */ './features/settings/profile')) },
      {
        path: 'notices',
        lazy: lazyPage(() => import(/* webpackChunkName: "settings-notices" */ './features/settings/notices')),
      },
      {
        path: 'security',
        lazy: lazyPage(() => import(/* webpackChunkName: "settings-security" */ './features/settings/security')),
      },
      {
        path: 'security/two-steps',
        lazy: lazyPage(
          () => import(/* webpackChunkName: "settings-two-steps" */ './features/settings/security/two-steps'),
        ),
      },
      {
        path: 'connections',
        lazy: lazyPage(() => import(/* webpackChunkName: "settings-connections" */ './features/settings/connections')),
      },
      {
        path: 'privacy',
        lazy: lazyPage(() => import(/* webpackChunkName: "settings-privacy" */ './features/settings/privacy')),
      },
    ],
  },
  ...companyRoutes,
]

export default routes
