import type { AccountType } from '@samspel/api'
import { selectCurrentInstagramer, selectCurrentUser, useAppSelector } from '@samspel/store'

/** The address of who is signed in with an account of this type; empty for others. */
export const useOwnEmail = (type: AccountType): string =>
  useAppSelector((state) => (type === 'brand' ? selectCurrentUser(state) : selectCurrentInstagramer(state))?.email) ??
  ''
