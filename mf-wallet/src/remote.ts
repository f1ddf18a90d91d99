import type { RemoteManifest } from '@samspel/federation/registry'

/** What the shell knows of this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote: RemoteManifest = {
  name: 'mf-wallet',
  title: { sv: 'Plånbok', en: 'Wallet' },
  routes: [
    { path: '/wallet', areas: ['admin', 'company', 'creator'], page: 'wallet' },
    { path: '/wallet/transactions', areas: ['company', 'creator'], page: 'transactions' },
    { path: '/wallet/reconciliation', areas: ['admin'], page: 'reconciliation' },
    { path: '/wallet/payments/:paymentId', areas: ['admin', 'company'], page: 'payment' },
    { path: '/wallet/transfers', areas: ['admin'], page: 'transfers' },
    { path: '/payouts', areas: ['admin'], page: 'payouts' },
    { path: '/payouts/:id', areas: ['admin'], page: 'payout-batch' },
    { path: '/wallet/:accountId', areas: ['admin', 'company'], page: 'account' },
  ],
  nav: [
    {
      id: 'wallet',
      areas: ['admin', 'company'],
      to: '/wallet',
      icon: 'wallet',
      label: { sv: 'Plånbok', en: 'Wallet' },
      order: 60,
      group: 'main',
      phone: true,
    },
    {
      id: 'reconciliation',
      areas: ['admin'],
      to: '/wallet/reconciliation',
      icon: 'checklist',
      label: { sv: 'Avstämning', en: 'Reconciliation' },
      order: 62,
      group: 'main',
    },
    {
      id: 'payouts',
      areas: ['admin'],
      to: '/payouts',
      icon: 'building-bank',
      label: { sv: 'Utbetalningar', en: 'Payouts' },
      badge: 'nav.badge:payouts',
      order: 61,
      group: 'main',
    },
    {
      id: 'my-wallet',
      areas: ['creator'],
      to: '/wallet',
      icon: 'wallet',
      label: { sv: 'Plånbok', en: 'Wallet' },
      order: 40,
      group: 'main',
      phone: true,
    },
  ],
  slots: [{ slot: 'nav.badge:payouts', expose: './PayoutsBadge', areas: ['admin'] }],
  surface: {
    fills: { 'nav.badge:payouts': [] },
    publishes: { 'wallet:changed': ['accountId'] },
    listens: {
      'live:account-changed': ['accountId'],
      'live:payout-batch-changed': ['batchId'],
      'live:reconnected': [],
    },
  },
  budget: { route: 26 * 1024, total: 110 * 1024 },
}
