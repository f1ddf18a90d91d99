import type { Area, RemoteManifest } from '@samspel/federation/registry'
import { uses } from './uses.ts'

const everyone: readonly Area[] = ['anonymous', 'admin', 'company', 'store', 'creator']

/** What the shell knows about this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote = {
  name: 'mf-public',
  title: { sv: 'Publikt', en: 'Public' },
  routes: [
    { path: '/p', areas: everyone, page: 'marketplace' },
    { path: '/p/marketplace/stores', areas: everyone, page: 'stores' },
    { path: '/p/marketplace/stores/:storeId', areas: everyone, page: 'store' },
    { path: '/p/marketplace/store-campaigns', areas: everyone, page: 'store-campaigns' },
    { path: '/p/marketplace/store-campaigns/:id', areas: everyone, page: 'store-campaign' },
    { path: '/p/marketplace/:campaignId', areas: everyone, page: 'campaign' },
    { path: '/p/brands', areas: everyone, page: 'brands' },
    { path: '/p/brands/:brandId', areas: everyone, page: 'brand' },
    { path: '/p/search', areas: everyone, page: 'search' },
    { path: '/p/help', areas: everyone, page: 'help' },
    // A visitor without an account is sent to the login, and from there to the answers.
    { path: '/help', areas: ['admin', 'company', 'store', 'creator'], page: 'help' },
    { path: '/p/suggest-product', areas: everyone, page: 'suggest-product' },
    { path: '/product-suggester-welcome', areas: everyone, page: 'suggester-welcome' },
    { path: '/b', areas: everyone, page: 'collaboration-page' },
    { path: '/page', areas: everyone, page: 'collaboration-page' },
  ],
  nav: [
    {
      id: 'marketplace',
      areas: ['admin', 'company', 'anonymous'],
      to: '/p/marketplace',
      icon: 'world',
      label: { sv: 'Marknadsplatsen', en: 'Marketplace' },
      order: 20,
      group: 'public',
    },
    {
      id: 'brands',
      areas: ['anonymous'],
      to: '/p/brands',
      icon: 'tag',
      label: { sv: 'Varumärken', en: 'Brands' },
      order: 30,
      group: 'public',
    },
    {
      id: 'stores',
      areas: ['anonymous'],
      to: '/p/marketplace/stores',
      icon: 'map-pin',
      label: { sv: 'Butiker', en: 'Stores' },
      order: 40,
      group: 'public',
    },
    {
      id: 'suggest-product',
      areas: ['anonymous'],
      to: '/p/suggest-product',
      icon: 'sparkles',
      label: { sv: 'Föreslå en produkt', en: 'Suggest a product' },
      order: 50,
      group: 'public',
    },
    {
      // At a desk the side bar has it in a menu of its own, and creators have it on their own page.
      id: 'help',
      areas: ['admin', 'company', 'store'],
      to: '/p/help',
      icon: 'help',
      label: { sv: 'Hjälp', en: 'Help' },
      order: 60,
      group: 'public',
      phoneOnly: true,
    },
  ],
  slots: [],
  surface: {},
  uses,
  budget: { route: 70 * 1024, total: 368 * 1024 },
  config: {
    // Tiles come from a provider with a price and a limit: without them the list of stores goes on.
    storeMap: { type: 'flag', default: true, title: { sv: 'Karta över butiker', en: 'Map of stores' } },
  },
} satisfies RemoteManifest
