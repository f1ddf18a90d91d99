import type { UnknownAction } from '@reduxjs/toolkit'
import type { ResponseOf } from '@samspel/api'
import type { StateMounts } from '@samspel/federation'
import type { RequestError } from '@samspel/store'
import { connectFacebookAccount, disconnectAccount, listFacebookAccounts } from './account-actions'

/** Cursors of a list. */
export type Paging = ResponseOf<'listFacebookAccounts'>['paging']

/** Accounts that the creator's provider sign-in can access (row E-31); the records themselves are among the entities. */
export interface FacebookAccountsState {
  ids: readonly string[]
  paging: Paging | null
  connectedIgUserId: string | null
  loading: boolean
  loaded: boolean
  error: RequestError | undefined
}

/** Name under which the list is mounted. */
export const facebookAccountsName = 'facebookAccounts'

/** Initial state of the list (row E-31). */
export const initialFacebookAccounts: FacebookAccountsState = {
  ids: [],
  paging: null,
  connectedIgUserId: null,
  loading: false,
  loaded: false,
  error: undefined,
}

/** Reducer of {@link FacebookAccountsState}: the first page replaces the ids, later ones are appended without duplicates. */
export const facebookAccountsReducer = (
  state: FacebookAccountsState = initialFacebookAccounts,
  action: UnknownAction,
): FacebookAccountsState => {
  if (listFacebookAccounts.pending.match(action)) return { ...state, loading: true, error: undefined }
  if (listFacebookAccounts.error.match(action)) return { ...state, loading: false, error: action.payload }
  if (listFacebookAccounts.success.match(action)) {
    const { data, paging, connectedIgUserId } = action.payload.data
    const ids = data.map(({ id }) => id)
    const isFurther = action.meta.request.query?.after !== undefined
    return {
      ids: [...new Set(isFurther ? [...state.ids, ...ids] : ids)],
      paging,
      connectedIgUserId,
      loading: false,
      loaded: true,
      error: undefined,
    }
  }
  if (connectFacebookAccount.success.match(action) || disconnectAccount.success.match(action)) {
    return { ...state, connectedIgUserId: action.payload.data.instagramer.connectedAccount?.igUserId ?? null }
  }
  return state
}

export const startFacebookAccounts = ({ injectReducer }: Pick<StateMounts, 'injectReducer'>): void =>
  injectReducer(facebookAccountsName, facebookAccountsReducer)

/** The signed-in creator's list. */
export const selectFacebookAccounts = (state: object): FacebookAccountsState =>
  (state as Record<string, FacebookAccountsState | undefined>)[facebookAccountsName] ?? initialFacebookAccounts

/** Cursor of the next page; undefined on the last one. */
export const nextCursor = ({ paging }: Pick<FacebookAccountsState, 'paging'>): string | undefined =>
  paging?.next ? (paging.cursors.after ?? undefined) : undefined
