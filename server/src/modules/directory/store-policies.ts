import type { ErrorId, Store } from '@samspel/api'
import { actsFor } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { definePolicy } from '../../auth/policy'

/** Works for the brand, in any role. */
export const isStaffOf = (caller: Caller, brandId: string): boolean =>
  caller.kind === 'user' && actsFor(caller.brandIds, brandId)

/** Clerks see their stores but change nothing. */
const forEditors = (caller: Caller, { brandId }: { brandId: string }): ErrorId | undefined => {
  if (!isStaffOf(caller, brandId)) return 'store_not_found'
  return caller.kind === 'user' && caller.role !== 'store_user' ? undefined : 'forbidden'
}

export const { abilitiesOf: storeAbilitiesOf, authorize: authorizeStore } = definePolicy({
  update: forEditors,
  renewToken: forEditors,
} satisfies Record<NonNullable<Store['abilities']>[number], unknown>)
