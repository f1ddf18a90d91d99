import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { AccountView } from './serialize'

/** Whose account may be looked at: platform staff all, staff those of their brands, a creator the own one. */
export const maySeeAccount = (caller: UserCaller | CreatorCaller, account: AccountView): boolean => {
  if (caller.kind === 'instagramer') return account.instagramer_id === caller.id
  if (!may(caller, 'seeMoney')) return false
  return caller.brandIds === 'all' || (account.brand_id !== null && caller.brandIds.includes(account.brand_id))
}
