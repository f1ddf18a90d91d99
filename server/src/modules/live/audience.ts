import type { Actor, EndpointKey, LiveFact, Role } from '@samspel/api'
import { endpoints } from '@samspel/api/contract'
import type { LiveMessage } from '../../live'

/** What decides whose events a caller hears. */
export interface Hearer {
  kind: 'user' | 'instagramer'
  id: string
  /** Of staff only. */
  role?: Role | undefined
  /** Brands of staff; 'all' for platform staff. */
  brandIds: readonly string[] | 'all'
  /** The stores that a clerk is at alone; none: all of the brands. */
  storeIds?: readonly string[] | undefined
}

/** The calls by which somebody reads what an event is about: whoever may make none of them does not hear of it. */
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

/** Whether this kind of caller may read what the event is about. */
const mayRead = (actor: Actor, fact: LiveFact['fact']): boolean =>
  readBy[fact].some((key) => (endpoints[key].actors as readonly Actor[]).includes(actor))

/** Staff hear of their own brands, platform staff of all, a creator of what is their own; each only of what their role may read. */
export const hears = (
  { kind, id, role, brandIds, storeIds }: Hearer,
  { fact, audience }: Pick<LiveMessage, 'fact' | 'audience'>,
): boolean => {
  if (audience.accountId) return audience.accountId === id
  // Of one account alone, whoever works for the same brand.
  if (fact === 'notices-changed') return false
  if (kind === 'instagramer') return audience.instagramerId === id && mayRead('creator', fact)
  if (!role || !mayRead(role, fact)) return false
  if (audience.storeId && storeIds?.length && !storeIds.includes(audience.storeId)) return false
  return brandIds === 'all' || (audience.brandId !== undefined && brandIds.includes(audience.brandId))
}

const accessOf = ({ kind, id, role, brandIds, storeIds = [] }: Hearer) =>
  JSON.stringify([kind, id, role, brandIds === 'all' ? 'all' : [...brandIds].sort(), [...storeIds].sort()])

/** Two that hear the same. */
export const hearsSame = (one: Hearer, other: Hearer): boolean => accessOf(one) === accessOf(other)
