export { createAppStore } from './create-store'
export type {
  AppDispatch, AppStore, AppStoreOptions, AppStoreParts, Ejecting, InjectableSlice, InjectReducer, InjectSaga, RootState,
} from './create-store'
export { entityActions, initialEntities, mergeEntities } from './entities/reducer'
export type { EntitiesState, EntityOf, ItemFlags, MentionRecord } from './entities/types'
export { useAppDispatch, useAppSelector, useAppStore, useEntities, useEntity } from './hooks/basics'
export { useLocaleChoice } from './hooks/use-locale-choice'
export { usePagedList } from './hooks/use-paged-list'
export type { PagedListView } from './hooks/use-paged-list'
export { queryKey, useQuery } from './hooks/use-query'
export type { Query } from './hooks/use-query'
export { createPagedLists } from './lists/create-paged-lists'
export type { PagedListsOptions, PagedListsSlice } from './lists/create-paged-lists'
export { dropUnmatched, matchesInstagramerFilter } from './lists/instagramer-filter'
export type { InstagramerFilter } from './lists/instagramer-filter'
export { initialList, invalidate, moveTo, prepend, receivePage, removeEverywhere, removeWhere } from './lists/paged-list'
export type { PagedList, PagedLists } from './lists/paged-list'
export { backStack, createBackStack, useBack } from './navigation/back-stack'
export type { BackStack } from './navigation/back-stack'
export { changeQuery, useQueryParams } from './navigation/query-params'
export type { QueryChange } from './navigation/query-params'
export { TYPING_PAUSE_MS, useTypedParam } from './navigation/typed-param'
export { guardUnsaved, hasUnsaved } from './navigation/unsaved'
export { pageTitle, productName, usePageTitle } from './navigation/title'
export { apiAction, isApiPhase, isApiRequest, RequestFailure } from './requests/api-action'
export type {
  AnyApiPhase,
  ApiActionCreator,
  ApiMeta,
  ApiOptions,
  ApiOutcome,
  ApiRequest,
  ApiSuccess,
  RequestError,
  RequestOptions,
  ResultOf,
} from './requests/api-action'
export { asyncAction, initialRequest, reduceRequest } from './requests/async-action'
export type { AsyncAction, Phase, PhaseAction, PhaseCreator, RequestState } from './requests/async-action'
export { readPhase } from './requests/phase'
export type { PhaseOf } from './requests/phase'
export { signedOut, signOut, unauthorized } from './session/actions'
export { confirmPassword, facebookSignIn, getInstagramerMe, updateInstagramerMe, updateMe } from './session/own-account'
export { createStorage, storage, tabStorage } from './session/storage'
export type { KeyValueStorage, StorageKey } from './session/storage'
export { clearToken, isLoggedIn, readToken, writeToken } from './session/token'
export { appActions, initialApp } from './state/app'
export type { AppState } from './state/app'
export { authActions, initialAuth } from './state/auth'
export type { AuthPayload, AuthState } from './state/auth'
export { formActions, initialForm } from './state/forms'
export type { FormsState, FormState } from './state/forms'
// The shell gives these to remotes: a release from before, gone back to, still takes them.
export { createKeeper, KEEP_UNUSED_MS } from './state/keeper'
export type { Keeper } from './state/keeper'
export { queryActions } from './state/queries'
export type { CachedQuery, QueriesState } from './state/queries'
export {
  can, selectArea, selectBrandId, selectCurrentInstagramer, selectCurrentUser, selectIsSignedIn, selectLocale,
} from './state/selectors'
export type { Area } from './state/selectors'
