import type { Actor, BrandRole, EndpointKey, LiveFact, Role } from '@samspel/api'
import { endpoints } from '@samspel/api/contract'
import { holdersOf, type Right } from '../../auth/roles'
import type { LiveMessage } from '../../live'

/** The properties that decide which events a caller receives. */
export interface Hearer {
  kind: 'user' | 'instagramer'
  id: string
  /** Staff only. */
  role?: Role | undefined
  /** Brands of a staff member; 'all' for platform staff. */
  brandIds: readonly string[] | 'all'
  /** What a company's people are at each of these brands. */
  brandRoles?: Readonly<Record<string, BrandRole>> | undefined
  /** The stores a clerk is restricted to. Empty or absent means every store of the caller's brands. */
  storeIds?: readonly string[] | undefined
}

/** The calls that read what an event is about. Callers who may not make any of them do not receive it. */
const readBy: Record<LiveFact['fact'], readonly EndpointKey[]> = {
  'message-created': ['listMessages', 'listMyMessages'],
  'thread-changed': ['listMessages', 'listMyMessages'],
  'mention-changed': ['getMention'],
  'participation-changed': ['getParticipation'],
  'campaign-changed': ['getCampaign'],
  'account-changed': ['listTransactions'],
  'payout-batch-changed': ['getPayoutBatch'],
  'store-participation-changed': ['getCounter', 'listMyPickups'],
  'notices-changed': ['listNotices'],
  'message-bulk-changed': ['listMessageBulks'],
  'image-purchase-changed': ['listImagePurchases', 'listMyImagePurchases'],
  'registry-changed': [],
}

/** What a company's people must be granted at the brand to read it. */
const seenWith: Record<LiveFact['fact'], Right> = {
  'message-created': 'readMessages',
  'thread-changed': 'readMessages',
  'mention-changed': 'seeCampaigns',
  'participation-changed': 'seeCampaigns',
  'campaign-changed': 'seeCampaigns',
  'account-changed': 'seeMoney',
  'payout-batch-changed': 'seeMoney',
  'store-participation-changed': 'seeStores',
  'notices-changed': 'seeBrands',
  'message-bulk-changed': 'readMessages',
  'image-purchase-changed': 'seeCampaigns',
  'registry-changed': 'seeBrands',
}

const isGranted = (
  { role, brandRoles = {} }: Pick<Hearer, 'role' | 'brandRoles'>,
  fact: LiveFact['fact'],
  brandId: string,
): boolean => {
  const { byBrand, brandRoles: granting } = holdersOf(seenWith[fact])
  if (!byBrand.includes(role as Role)) return true
  const own = brandRoles[brandId]
  return own !== undefined && granting.includes(own)
}

/** Whether this kind of caller may read the subject of an event. */
const mayRead = (actor: Actor, fact: LiveFact['fact']): boolean =>
  readBy[fact].some((key) => (endpoints[key].actors as readonly Actor[]).includes(actor))

/**
 * Whether a caller receives an event: staff those of their brands, platform staff all, creators their own; each only what their role may
 * read.
 */
export const hears = (
  { kind, id, role, brandIds, brandRoles, storeIds }: Hearer,
  { fact, audience }: Pick<LiveMessage, 'fact' | 'audience'>,
): boolean => {
  // It says that something is new, and nothing of what.
  if (fact === 'registry-changed') return true
  if (audience.accountId) return audience.accountId === id
  // For this one account only, not for others of the same brand.
  if (fact === 'notices-changed') return false
  if (kind === 'instagramer') return audience.instagramerId === id && mayRead('creator', fact)
  if (!role || !mayRead(role, fact)) return false
  if (audience.storeId && storeIds?.length && !storeIds.includes(audience.storeId)) return false
  if (brandIds === 'all') return true
  return (
    audience.brandId !== undefined &&
    brandIds.includes(audience.brandId) &&
    isGranted({ role, brandRoles }, fact, audience.brandId)
  )
}

const accessOf = ({ kind, id, role, brandIds, brandRoles = {}, storeIds = [] }: Hearer) =>
  JSON.stringify([
    kind,
    id,
    role,
    Object.entries(brandRoles).sort(),
    brandIds === 'all' ? 'all' : [...brandIds].sort(),
    [...storeIds].sort(),
  ])

/** Whether two callers receive the same events. */
export const hearsSame = (one: Hearer, other: Hearer): boolean => accessOf(one) === accessOf(other)
