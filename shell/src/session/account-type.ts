import type { Scope } from '@samspel/api'
import { storage } from '@samspel/store'

/** R-03: /login opens with the account type of whoever was signed in last, as with a choice made there (S-08). */
export const rememberAccountType = (scope: Scope): void =>
  storage.set('account-type', scope === 'user' ? 'brand' : 'creator')
