import type { Actor, EndpointKey, LiveFact, Role } from '@samspel/api'
import { endpoints } from '@samspel/api/contract'
import type { LiveMessage } from '../../live'

/** The properties that decide which events a caller receives. */
export interface Hearer {
  kind: 'user' | 'instagramer'
  id: string
  /** Staff only. */
  role?: Role | undefined
  /** Brands of a staff member; 'all' for platform staff. */
  brandIds: readonly string[] | 'all'
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
}

/** Whether this kind of caller may read the subject of an event. */
const mayRead = (actor: Actor, fact: LiveFact['fact']): boolean =>
  readBy[fact].some((key) => (endpoints[key].actors as readonly Actor[]).includes(actor))

/**
 * Whether a caller receives an event: staff those of their brands, platform staff all, creators their own; each only what their role may
 * read.
 */
export const hears = (
  { kind, id, role, brandIds, storeIds }: Hearer,
  { fact, audience }: Pick<LiveMessage, 'fact' | 'audience'>,
): boolean => {
  if (audience.accountId) return audience.accountId === id
  // For this one account only, not for others of the same brand.
  if (fact === 'notices-changed') return false
  if (kind === 'instagramer') return audience.instagramerId === id && mayRead('creator', fact)
  if (!role || !mayRead(role, fact)) return false
  if (audience.storeId && storeIds?.length && !storeIds.includes(audience.storeId)) return false
  return brandIds === 'all' || (audience.brandId !== undefined && brandIds.includes(audience.brandId))
}

const accessOf = ({ kind, id, role, brandIds, storeIds = [] }: Hearer) =>
  JSON.stringify([kind, id, role, brandIds === 'all' ? 'all' : [...brandIds].sort(), [...storeIds].sort()])

/** Whether two callers receive the same events. */
export const hearsSame = (one: Hearer, other: Hearer): boolean => accessOf(one) === accessOf(other)
