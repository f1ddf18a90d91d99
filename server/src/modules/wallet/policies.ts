import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { AccountView } from './serialize'

/** Whose account may be looked at: platform staff all, staff those of their brands, a creator the own one. */
export const maySeeAccount = (caller: UserCaller | CreatorCaller, account: AccountView): boolean => {
  if (caller.kind === 'instagramer') return account.instagramer_id === caller.id
  const brandIds = brandsWith(caller, 'seeMoney')
  return brandIds === 'all' || (account.brand_id !== null && brandIds.includes(account.brand_id))
}
