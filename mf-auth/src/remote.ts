import type { Area, RemoteManifest } from '@samspel/federation/registry'

const everyone: readonly Area[] = ['anonymous', 'admin', 'company', 'store', 'creator']

/** What the shell knows of this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote: RemoteManifest = {
  name: 'mf-auth',
  routes: [
    { path: '/login', areas: ['anonymous'], page: 'login' },
    { path: '/create-account', areas: ['anonymous'], page: 'create-account' },
    { path: '/reset-password', areas: ['anonymous'], page: 'reset-password' },
    { path: '/instagramer-reset-password', areas: ['anonymous'], page: 'reset-password' },
    { path: '/user-email-confirmation', areas: everyone, page: 'email-confirmation' },
    { path: '/instagramer-email-confirmation', areas: everyone, page: 'email-confirmation' },
    { path: '/accept-invitation', areas: everyone, page: 'accept-invitation' },
    { path: '/fb-login-callback', areas: everyone, page: 'login-callback' },
    { path: '/fb-login-callback-retry', areas: everyone, page: 'login-callback' },
    { path: '/me', areas: ['creator'], page: 'me' },
    { path: '/settings', areas: ['admin', 'company', 'store', 'creator'], page: 'settings' },
    { path: '/settings/connections', areas: ['creator'], page: 'settings-connections' },
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
  ],
  slots: [],
  surface: {},
  budget: { route: 9 * 1024, total: 25 * 1024 },
}
