export { confirmPassword, facebookSignIn, getInstagramerMe, updateInstagramerMe, updateMe } from './account/own-account'
export type {
  AppDispatch,
  AppStore,
  AppStoreOptions,
  AppStoreParts,
  Ejecting,
  InjectableSlice,
  InjectReducer,
  InjectSaga,
} from './create-store'
export { createAppStore } from './create-store'
export { entityActions, initialEntities, mergeEntities } from './entities/reducer'
export type { EntitiesState, EntityOf, ItemFlags, MentionRecord } from './entities/types'
export { useAppDispatch, useAppSelector, useAppStore, useEntities, useEntity } from './hooks/basics'
export { useLocaleChoice } from './hooks/use-locale-choice'
export type { PagedListView } from './hooks/use-paged-list'
export { usePagedList } from './hooks/use-paged-list'
export type { Query } from './hooks/use-query'
export { queryKey, useQuery } from './hooks/use-query'
export type { PagedListsOptions, PagedListsSlice } from './lists/create-paged-lists'
export { createPagedLists } from './lists/create-paged-lists'
export type { InstagramerFilter } from './lists/instagramer-filter'
export { dropUnmatched, matchesInstagramerFilter } from './lists/instagramer-filter'
export type { PagedList, PagedLists } from './lists/paged-list'
export {
  initialList,
  invalidate,
  moveTo,
  prepend,
  receivePage,
  removeEverywhere,
  removeWhere,
} from './lists/paged-list'
// Navigation is a package of its own now; older releases of remotes still import it from here.
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
export { apiAction, isApiPhase, isApiRequest, RequestFailure } from './requests/api-action'
export type { AsyncAction, Phase, PhaseAction, PhaseCreator, RequestState } from './requests/async-action'
export { asyncAction, initialRequest, reduceRequest } from './requests/async-action'
export { openUpload } from './requests/open-upload'
export type { PhaseOf } from './requests/phase'
export { readPhase } from './requests/phase'
export type { Steps } from './sagas'
export { factChannel } from './sagas'
export { signedOut, signOut, unauthorized } from './session/actions'
export type { KeyValueStorage, StorageKey } from './session/storage'
export { createStorage, storage, tabStorage } from './session/storage'
export { clearToken, isLoggedIn, readToken, writeToken } from './session/token'
export type { AppState } from './state/app'
export { appActions, initialApp } from './state/app'
export type { AuthPayload, AuthState } from './state/auth'
export { authActions, initialAuth } from './state/auth'
export type { FormsState, FormState } from './state/forms'
export { formActions, initialForm } from './state/forms'
export type { BackStack, QueryChange } from '@samspel/navigation'
export {
  backStack,
  changeQuery,
  createBackStack,
  guardUnsaved,
  hasUnsaved,
  pageTitle,
  productName,
  TYPING_PAUSE_MS,
  useBack,
  usePageTitle,
  useQueryParams,
  useTypedParam,
} from '@samspel/navigation'
// Older releases of remotes, which may be rolled back to, still import these from the shell.
export type { Keeper } from './state/keeper'
export { createKeeper, KEEP_UNUSED_MS } from './state/keeper'
export type { CachedQuery, QueriesState } from './state/queries'
export { queryActions } from './state/queries'
export type { RootState } from './state/root-state'
export type { Area } from './state/selectors'
export {
  can,
  selectArea,
  selectBrandId,
  selectCurrentInstagramer,
  selectCurrentUser,
  selectIsSignedIn,
  selectLocale,
} from './state/selectors'
