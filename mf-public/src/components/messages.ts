import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  pickup: {
    id: 'mf-public.shared.pickup',
    description: 'Offers that are picked up in a store (S-25)',
    defaultMessage: 'Hämta i butik',
    en: 'Pick up',
  },
  loadMore: {
    id: 'mf-public.shared.load-more',
    description: 'Next page of a list',
    defaultMessage: 'Ladda fler',
    en: 'Load more',
  },
  stale: {
    id: 'mf-public.shared.stale',
    description: 'What was seen before stays, newer could not be fetched',
    defaultMessage: 'Kunde inte uppdateras. Du ser det som hämtades senast.',
    en: 'Could not be updated. Showing what was loaded last.',
  },
  staleOffline: {
    id: 'mf-public.shared.stale-offline',
    description: 'As stale, when the server cannot be reached',
    defaultMessage: 'Kunde inte uppdateras, kontrollera din anslutning. Du ser det som hämtades senast.',
    en: 'Could not be updated, check your connection. Showing what was loaded last.',
  },
  moreFailed: {
    id: 'mf-public.shared.more-failed',
    description: 'The next page of a list could not be fetched',
    defaultMessage: 'Fler kunde inte hämtas.',
    en: 'More could not be loaded.',
  },
  moreStores: {
    id: 'mf-public.shared.more-stores',
    description: 'After a store, read out: in how many others the same offer is',
    defaultMessage: '{count, plural, one {och # butik till} other {och # butiker till}}',
    en: '{count, plural, one {and # more store} other {and # more stores}}',
  },
  walk: {
    id: 'mf-public.shared.walk',
    description: 'How long it takes to walk there',
    defaultMessage: '{minutes}\u00a0min',
    en: '{minutes}\u00a0min',
  },
  walkSpoken: {
    id: 'mf-public.shared.walk-spoken',
    description: 'As walk, read out',
    defaultMessage: '{minutes, plural, one {# minut} other {# minuter}} att gå',
    en: '{minutes, plural, one {# minute} other {# minutes}} on foot',
  },
  toMarketplace: {
    id: 'mf-public.shared.to-marketplace',
    description: 'Way out of a page that does not exist',
    defaultMessage: 'Till marknadsplatsen',
    en: 'To the marketplace',
  },
  marketplace: {
    id: 'mf-public.shared.marketplace',
    description: 'Way back to all offers',
    defaultMessage: 'Marknadsplatsen',
    en: 'Marketplace',
  },
  page: {
    id: 'mf-public.shared.page',
    description: 'Heading while a page of a brand or a creator loads',
    defaultMessage: 'Samarbetssida',
    en: 'Collaboration page',
  },
  gone: {
    id: 'mf-public.shared.gone',
    description: 'Hint under a not-found heading',
    defaultMessage: 'Det finns mer att upptäcka på marknadsplatsen.',
    en: 'There is more to discover in the marketplace.',
  },
  poweredBy: {
    id: 'mf-public.shared.powered-by',
    description: 'Footer of a brand page',
    defaultMessage: 'Drivs av {product}',
    en: 'Powered by {product}',
  },
  breadcrumbs: {
    id: 'mf-public.shared.breadcrumbs',
    description: 'Names the path to this page',
    defaultMessage: 'Sökväg',
    en: 'Breadcrumbs',
  },
})
