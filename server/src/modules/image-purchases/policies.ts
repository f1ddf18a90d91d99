import type { ImagePurchase } from '@samspel/api'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'

export interface PurchaseFacts {
  state: ImagePurchase['state']
  brandId: string
  instagramerId: string
}
type Ability = ImagePurchase['abilities'][number]

/** The brand's and the platform's staff, and the creator whose picture it is. */
export const canSeePurchase = (caller: Caller, { brandId, instagramerId }: PurchaseFacts): boolean => {
  if (caller.kind === 'user') return caller.role !== 'store_user' && actsFor(caller.brandIds, brandId)
  return caller.kind === 'instagramer' && caller.id === instagramerId
}

const staffAbilities: Record<ImagePurchase['state'], Ability[]> = {
  requested: ['decline'],
  pending: ['approve', 'decline'],
  approved: ['download'],
  declined: [],
}

/** The creator answers what was asked; the brand pays what was answered, may say no until then, and fetches what it has paid. */
export const purchaseAbilities = (caller: Caller, purchase: PurchaseFacts): Ability[] => {
  if (!canSeePurchase(caller, purchase)) return []
  if (caller.kind === 'user') return staffAbilities[purchase.state]
  return purchase.state === 'requested' ? ['accept', 'decline'] : []
}
