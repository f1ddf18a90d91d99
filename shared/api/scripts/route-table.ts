import { basesOf, bodyBytesOf, type Endpoint, endpoints, methodsOf, pathsOf, usualBodyBytes } from '../src/contract'
import type { EndpointKey } from '../src/contract/types'

/**
 * Calls that one remote alone makes come with that remote (`addRoutes`), those of the status page with that page, so that no other pays for them. Tags name them;
 * `common` are those of these tags that others call too.
 */
const lateTags = {
  campaigns: [
    'campaigns',
    'participations',
    'parcels',
    'mentions',
    'creators',
    'communities',
    'image purchases',
    'reports',
    'suggestions',
  ],
  messages: ['messages', 'notices'],
  public: ['public', 'machines'],
  stores: ['stores', 'store counter', 'store participations', 'store products'],
  media: ['media'],
  settings: ['notice settings', 'towns'],
  wallet: ['company wallet', 'ledger', 'payouts', 'wallet', 'seller reports'],
  platform: ['platform'],
  services: ['services'],
  plans: ['plans'],
  invoices: ['invoices'],
  search: ['search'],
  steps: ['second step'],
  email: ['email change'],
  issuer: ['company sign-in'],
  drafts: ['post-drafts'],
  proposals: ['proposals'],
  endings: ['endings'],
  saved: ['saved offers'],
  log: ['audit'],
  papers: ['company papers'],
  approvals: ['approval requests'],
  ownPapers: ['creator papers'],
  selfBilling: ['self-billing'],
  membership: ['own companies'],
  sales: ['sales'],
  api: ['api tokens', 'webhooks'],
  blocklist: ['blocklist'],
  budgets: ['budgets'],
  again: ['ask again'],
} as const
/** Calls about pick-ups that several remotes make: the offer, what is a creator's own of it, and the answers of staff. */
const pickups: ReadonlySet<string> = new Set<EndpointKey>([
  'listStoreCampaigns',
  'getStoreCampaign',
  'createStoreParticipation',
  'deleteStoreParticipation',
  'updateStoreParticipation',
  'confirmStoreParticipation',
  'getStore',
  'approveStoreParticipation',
  'declineStoreParticipation',
])
/** Calls about the own delivery address: of the form, and of what asks whether there is one. */
const addresses: ReadonlySet<string> = new Set<EndpointKey>([
  'getMyDeliveryAddress',
  'setMyDeliveryAddress',
  'deleteMyDeliveryAddress',
  'getPostalTown',
])
/** Calls of the board of parcels alone. */
const parcels: ReadonlySet<string> = new Set<EndpointKey>([
  'listParcels',
  'updateParcel',
  'sendParcels',
  'takeBackParcel',
  'replaceParcel',
  'remindOfParcels',
  'exportParcels',
  'getPackingList',
  'importTracking',
])
/** Calls that move an application to another store. */
const moves: ReadonlySet<string> = new Set<EndpointKey>(['listStoresToMoveTo', 'moveStoreParticipation'])
/** Calls about what a brand and a creator have agreed on. */
const agreements: ReadonlySet<string> = new Set<EndpointKey>([
  'getAgreement',
  'getAgreementFile',
  'askAgreementChange',
  'answerAgreementChange',
  'withdrawAgreementChange',
])
export type LateTable = keyof typeof lateTags | 'pickups' | 'addresses' | 'parcels' | 'moves' | 'agreements'

/** Whose code comes with a table: a remote, or the folder of a part that is late itself. Code outside it must not make these calls. */
export const takers: Record<LateTable, readonly string[]> = {
  campaigns: ['mf-campaigns'],
  messages: ['mf-messages'],
  public: ['mf-public'],
  stores: ['mf-stores'],
  media: ['shared/forms/src/media'],
  settings: ['mf-auth'],
  wallet: ['mf-wallet'],
  platform: ['shell/src/status', 'mf-campaigns/src/staff/features/platform-home'],
  services: ['mf-auth/src/features/services'],
  plans: ['mf-auth/src/features/company/plan-portal'],
  invoices: ['mf-auth/src/features/company/invoices'],
  search: ['shell/src/palette'],
  steps: ['mf-auth'],
  issuer: ['mf-auth/src/features/company/sign-in', 'mf-auth/src/features/company-sign-in'],
  email: ['mf-auth', 'mf-campaigns/src/staff/features/creator-profile'],
  pickups: [
    'mf-public',
    'mf-stores',
    'mf-campaigns/src/creator/components/pickup-invitation',
    'mf-campaigns/src/staff/features/applications',
    'mf-campaigns/src/creator/features/marketplace/pickup-rows',
    'mf-auth/src/components/look-first',
  ],
  parcels: ['mf-campaigns/src/staff/features/campaign-detail/delivery'],
  moves: ['mf-campaigns/src/staff/features/applications'],
  agreements: ['mf-campaigns/src/shared/components/agreement'],
  // The two that import it name abilities that are called as the calls are.
  drafts: [
    'mf-campaigns/src/shared/components/drafts',
    'mf-campaigns/src/staff/features/mention-review/drafts',
    'mf-campaigns/src/creator/features/assignment/draft',
  ],
  proposals: ['shared/offer/src/proposal', 'mf-campaigns/src/staff/components/proposal'],
  endings: ['shared/offer/src/leaving', 'shared/desk/src/ending', 'mf-auth/src/features/settings/privacy'],
  saved: ['shared/offer/src/saved'],
  log: ['mf-auth/src/features/company/log'],
  papers: ['mf-auth/src/features/company/papers'],
  approvals: ['mf-campaigns/src/staff/features/approvals', 'mf-campaigns/src/staff/slots'],
  ownPapers: ['mf-auth/src/features/settings/profile/papers'],
  selfBilling: ['mf-wallet/src/features/self-billing', 'mf-auth/src/features/company/self-billed'],
  membership: ['mf-auth/src/features/own-companies'],
  sales: [
    'mf-campaigns/src/staff/features/sales',
    'mf-campaigns/src/staff/features/shops',
    'mf-campaigns/src/creator/components/own-link',
  ],
  api: ['mf-auth/src/features/company/api'],
  budgets: ['mf-campaigns/src/staff/components/budget', 'shared/desk/src/budget'],
  blocklist: ['mf-campaigns/src/staff/components/blocklist'],
  again: ['mf-campaigns/src/staff/features/campaign-detail/again'],
  addresses: [
    'shared/offer/src/address',
    'mf-auth/src/components/start',
    'mf-auth/src/features/settings/profile',
    'mf-campaigns/src/creator',
  ],
}
const common: ReadonlySet<string> = new Set<EndpointKey>([
  'getInfoBanner',
  'listInfoBanners',
  'createInfoBanner',
  'updateInfoBanner',
  'deleteInfoBanner',
  'listMarketplace',
  'listCampaigns',
  'countCampaigns',
  'listPublicCampaigns',
  'getCampaign',
  'listProfileCategories',
  'createMyMessage',
  'getInstagramer',
  'listInstagramers',
  'checkSlug',
  'getStoreByToken',
  'listBrandStores',
  'listAccounts',
])

/** The table that a call's route stands in: `core`, or that of the remote that makes the call. */
export const tableOf = (key: string, { tag }: Pick<Endpoint, 'tag'>): LateTable | 'core' => {
  if (common.has(key)) return 'core'
  if (pickups.has(key)) return 'pickups'
  if (addresses.has(key)) return 'addresses'
  if (parcels.has(key)) return 'parcels'
  if (moves.has(key)) return 'moves'
  if (agreements.has(key)) return 'agreements'
  return (
    (Object.keys(lateTags) as (keyof typeof lateTags)[]).find((name) =>
      (lateTags[name] as readonly string[]).includes(tag),
    ) ?? 'core'
  )
}

/** A bare table that browsers get instead of the schemas: what the client needs to send a call, and no more. */
export const routeTable = (table: LateTable | 'core'): string => {
  const rows = Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([key, endpoint]) => tableOf(key, endpoint) === table)
    .map(
      ([key, { method, path, base, skipAuth, idempotent, kind }]) =>
        `  ${key}: ${JSON.stringify({ method, path, ...(base && { base }), ...(skipAuth && { skipAuth }), ...(idempotent && { idempotent: true }), ...(kind && { kind }) })},`,
    )
  return [
    '// Emitted from the contract by `npm run emit`; a test fails when it is stale.',
    "import type { RouteTable } from '../client/route'",
    '',
    `export const ${table}Routes: RouteTable = {`,
    ...rows,
    '}',
    '',
  ].join('\n')
}

/** What the edge takes of a body, by method and path: it knows no contract, and must refuse nothing that the API would take. */
const bodyLimitsTable = (): string => {
  const rows = (Object.values(endpoints) as Endpoint[])
    .filter((endpoint) => bodyBytesOf(endpoint) !== usualBodyBytes)
    .flatMap((endpoint) =>
      basesOf(endpoint).flatMap((base) =>
        pathsOf(endpoint).map((path) => ({
          methods: methodsOf(endpoint),
          path: `${base}${path}`,
          bytes: bodyBytesOf(endpoint),
        })),
      ),
    )
  return [
    '// Emitted from the contract by `npm run emit`; a test fails when it is stale.',
    `export const usualBodyBytes = ${usualBodyBytes}`,
    '',
    'export const bodyLimits: readonly { methods: readonly string[]; path: string; bytes: number }[] = [',
    ...rows.map(
      ({ methods, path, bytes }) =>
        `  { methods: [${methods.map((method) => `'${method}'`).join(', ')}], path: '${path}', bytes: ${bytes} },`,
    ),
    ']',
    '',
  ].join('\n')
}

/** Every emitted file, by its path from `src/generated`. */
export const routeFiles = (): Record<string, string> => ({
  '../../../../deploy/src/edge/body-limits.ts': bodyLimitsTable(),
  'routes.ts': routeTable('core'),
  ...Object.fromEntries((Object.keys(takers) as LateTable[]).map((name) => [`${name}-routes.ts`, routeTable(name)])),
})
