import type { Area, RemoteManifest } from '@samspel/federation/registry'

const everyone: readonly Area[] = ['anonymous', 'admin', 'company', 'store', 'creator']

const platform: readonly Area[] = ['admin']

/** What the shell knows of this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote: RemoteManifest = {
  name: 'mf-auth',
  routes: [
    { path: '/login', areas: ['anonymous'], page: 'login' },
    { path: '/create-account', areas: ['anonymous'], page: 'create-account', firstView: 204 * 1024 },
    { path: '/reset-password', areas: ['anonymous'], page: 'reset-password' },
    { path: '/instagramer-reset-password', areas: ['anonymous'], page: 'reset-password' },
    { path: '/user-email-confirmation', areas: everyone, page: 'email-confirmation' },
    { path: '/instagramer-email-confirmation', areas: everyone, page: 'email-confirmation' },
    { path: '/accept-invitation', areas: everyone, page: 'accept-invitation', firstView: 204 * 1024 },
    { path: '/fb-login-callback', areas: everyone, page: 'login-callback' },
    { path: '/fb-login-callback-retry', areas: everyone, page: 'login-callback' },
    { path: '/me', areas: ['creator'], page: 'me' },
    { path: '/settings', areas: ['admin', 'company', 'store', 'creator'], page: 'settings', firstView: 210 * 1024 },
    { path: '/settings/connections', areas: ['creator'], page: 'settings-connections', firstView: 206 * 1024 },
    { path: '/company', areas: ['company'], page: 'company' },
    { path: '/company/brands/:brandId', areas: ['company'], page: 'brand-editor', firstView: 206 * 1024 },
    { path: '/admin/companies', areas: platform, page: 'companies' },
    { path: '/admin/companies/:companyId', areas: platform, page: 'company' },
    { path: '/admin/companies/:companyId/brands/:brandId', areas: platform, page: 'brand-editor', firstView: 206 * 1024 },
    { path: '/admin/company-requests', areas: platform, page: 'company-requests' },
    { path: '/admin/users', areas: platform, page: 'users' },
    { path: '/admin/info-banners', areas: platform, page: 'info-banners' },
    { path: '/admin/info-banners/:bannerId', areas: platform, page: 'banner-editor', firstView: 208 * 1024 },
  ],
  nav: [
    {
      id: 'me',
      areas: ['creator'],
      to: '/me',
      icon: 'user',
      label: { sv: 'Jag', en: 'Me' },
      order: 50,
      group: 'main',
      phone: true,
    },
    { id: 'company', areas: ['company'], to: '/company', icon: 'building', label: { sv: 'Företag', en: 'Company' }, order: 10, group: 'manage' },
    { id: 'companies', areas: platform, to: '/admin/companies', icon: 'building', label: { sv: 'Företag', en: 'Companies' }, order: 10, group: 'manage' },
    { id: 'company-requests', areas: platform, to: '/admin/company-requests', icon: 'clipboard-check', label: { sv: 'Förfrågningar', en: 'Requests' }, order: 20, group: 'manage', badge: 'nav.badge:company-requests' },
    { id: 'users', areas: platform, to: '/admin/users', icon: 'users', label: { sv: 'Användare', en: 'Users' }, order: 30, group: 'manage' },
    { id: 'info-banners', areas: platform, to: '/admin/info-banners', icon: 'info-circle', label: { sv: 'Info-banner', en: 'Info banners' }, order: 40, group: 'manage' },
  ],
  slots: [
    { slot: 'nav.badge:company-requests', expose: './RequestsBadge', areas: platform },
    { slot: 'notice:provider-error', expose: './ProviderError', areas: ['creator'] },
  ],
  surface: { publishes: { 'auth:brands-changed': [] }, fills: { 'nav.badge:company-requests': [], 'notice:provider-error': [] } },
  budget: { route: 22 * 1024, total: 110 * 1024 },
}
