import type { ErrorId, Store } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'
import { mayFor } from '../../auth/roles'

/** Works for the brand, at a desk or in a store. */
export const isStaffOf = (caller: Caller, brandId: string): boolean => mayFor(caller, 'seeStores', brandId)

/** Clerks see their stores but change nothing. */
const forEditors = (caller: Caller, { brandId }: { brandId: string }): ErrorId | undefined => {
  if (!isStaffOf(caller, brandId)) return 'store_not_found'
  return mayFor(caller, 'manageStores', brandId) ? undefined : 'forbidden'
}

export const { abilitiesOf: storeAbilitiesOf, authorize: authorizeStore } = definePolicy({
  update: forEditors,
  renewToken: forEditors,
} satisfies Record<NonNullable<Store['abilities']>[number], unknown>)
