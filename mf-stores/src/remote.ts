import type { Area, RemoteManifest } from '@samspel/federation/registry'
import { uses } from './uses.ts'

const staff: readonly Area[] = ['admin', 'company']
const brandSide: readonly Area[] = ['admin', 'company', 'store']
const signedIn: readonly Area[] = [...brandSide, 'creator']

/** What the shell knows about this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote: RemoteManifest = {
  name: 'mf-stores',
  title: { sv: 'Butiker', en: 'Stores' },
  routes: [
    { path: '/stores', areas: staff, page: 'brand-picker' },
    { path: '/brands/:brandId/stores', areas: brandSide, page: 'store-list' },
    { path: '/brands/:brandId/stores/new', areas: staff, page: 'store-editor', focused: true },
    { path: '/brands/:brandId/stores/import', areas: staff, page: 'store-import', focused: true },
    { path: '/brands/:brandId/stores/products', areas: staff, page: 'store-products' },
    { path: '/brands/:brandId/stores/report', areas: staff, page: 'store-report' },
    { path: '/brands/:brandId/stores/:storeId', areas: brandSide, page: 'store-detail' },
    { path: '/brands/:brandId/stores/:storeId/edit', areas: staff, page: 'store-editor', focused: true },
    { path: '/stores/:id', areas: signedIn, page: 'creator-store' },
    { path: '/store-campaigns/:id', areas: signedIn, page: 'store-campaign' },
    { path: '/counter', areas: ['store'], page: 'own-counter' },
    { path: '/counter/:storeId', areas: brandSide, page: 'counter' },
    { path: '/store-campaigns/:id/pass', areas: ['creator'], page: 'pass', focused: true },
    { path: '/store-campaigns/:id/post', areas: ['creator'], page: 'post-pickup', focused: true },
  ],
  nav: [
    {
      id: 'counter',
      areas: ['store'],
      to: '/counter',
      icon: 'calendar-check',
      label: { sv: 'I dag', en: 'Today' },
      order: 10,
      group: 'main',
      phone: true,
    },
    {
      id: 'stores',
      areas: ['company', 'store'],
      to: '/brands/:brandId/stores',
      icon: 'building-store',
      label: { sv: 'Butiker', en: 'Stores' },
      order: 50,
      group: 'main',
      phone: true,
    },
    {
      id: 'brand-stores',
      areas: ['admin'],
      to: '/stores',
      icon: 'building-store',
      label: { sv: 'Butiker', en: 'Stores' },
      order: 30,
      group: 'customers',
    },
  ],
  slots: [
    {
      slot: 'campaign-editor:stores',
      expose: './StoreStep',
      module: './src/slots/StoreStep.tsx',
      areas: staff,
    },
    {
      slot: 'campaign:stores',
      expose: './CampaignStores',
      module: './src/slots/CampaignStores.tsx',
      areas: staff,
    },
    {
      slot: 'passes:keep',
      expose: './KeepPasses',
      module: './src/slots/KeepPasses.tsx',
      areas: ['creator'],
    },
  ],
  surface: {
    listens: {
      'session:signed-out': [],
      'live:store-participation-changed': ['storeId', 'storeCampaignId'],
      'live:account-changed': [],
      'live:reconnected': [],
    },
    offers: {
      'pickup:post': [
        'storeParticipationId',
        'campaignId',
        'mentionId',
        'mayPost',
        'approved',
        'back',
        'onSent',
        'onReady',
      ],
      'pickup:mentions': ['storeParticipationId', 'work?'],
      'pickup:link': ['campaignId', 'brand'],
    },
    fills: {
      'campaign:stores': ['campaignId', 'brandId'],
      'campaign-editor:stores': ['campaignId', 'onReady', 'onCount', 'aside?', 'next?', 'product?'],
      'passes:keep': ['offers'],
    },
  },
  uses,
  budget: { route: 28 * 1024, total: 380 * 1024 },
}
