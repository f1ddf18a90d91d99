import type { ErrorId, StoreProduct } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { definePolicy } from '../../../auth/policy'
import { mayFor } from '../../../auth/roles'

export interface ProductFacts {
  brandId: string
  openOffers: number
}

const mayUpdate = (caller: UserCaller, { brandId }: ProductFacts): ErrorId | undefined => {
  if (!mayFor(caller, 'seeStores', brandId)) return 'not_found'
  return mayFor(caller, 'manageProducts', brandId) ? undefined : 'forbidden'
}

/** Clerks see the products and stock of their stores but change no products. */
export const { abilitiesOf: productAbilities, authorize: authorizeProduct } = definePolicy({
  update: mayUpdate,
  archive: (caller: UserCaller, product: ProductFacts): ErrorId | undefined =>
    mayUpdate(caller, product) ?? (product.openOffers > 0 ? 'illegal_transition' : undefined),
} satisfies Record<StoreProduct['abilities'][number], unknown>)
