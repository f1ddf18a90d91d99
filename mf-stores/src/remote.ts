import type { RemoteManifest } from '@samspel/federation/registry'

/** What the shell knows of this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote: RemoteManifest = {
  name: 'mf-stores',
  routes: [
    { path: '/brands/:brandId/stores', areas: ['admin', 'company', 'store'], page: 'store-list' },
    { path: '/brands/:brandId/stores/:storeId', areas: ['admin', 'company', 'store'], page: 'store-detail' },
    { path: '/stores/:id', areas: ['creator'], page: 'creator-store' },
    { path: '/store-campaigns/:id', areas: ['creator'], page: 'store-campaign' },
  ],
  nav: [
    {
      id: 'stores',
      areas: ['admin', 'company', 'store'],
      to: '/brands/:brandId/stores',
      icon: 'building-store',
      label: { sv: 'Butiker', en: 'Stores' },
      order: 50,
      group: 'main',
      phone: true,
    },
  ],
  slots: [],
}
