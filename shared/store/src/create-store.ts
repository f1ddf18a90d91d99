import {
  type Action,
  applyMiddleware,
  combineReducers,
  compose,
  legacy_createStore,
  type Reducer,
  type Store,
  type UnknownAction,
} from 'redux'
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga'
import type { Client, EndpointKey } from '@samspel/api'
import { entitiesReducer } from './entities/reducer'
import type { ApiOutcome, ApiRequest } from './requests/api-action'
import { promiseMiddleware } from './requests/promises'
import { requestSaga } from './requests/saga'
import { signedOut } from './session/actions'
import { appAfterSignOut, appReducer, initialApp } from './state/app'
import { authReducer } from './state/auth'
import { formsReducer } from './state/forms'
import { languageMiddleware } from './state/language'
import { persistChoices, storedChoices } from './state/persist'
import { queriesReducer } from './state/queries'
import type { RootState } from './state/root-state'

/** Dispatching a request returns a promise of its outcome; dispatching any other action returns the action. */
export interface AppDispatch {
  <K extends EndpointKey>(request: ApiRequest<K>): Promise<ApiOutcome<K>>
  <A extends Action>(action: A): A
}

/** The redux store. */
export type AppStore = Omit<Store<RootState>, 'dispatch'> & { dispatch: AppDispatch }

/** A reducer that carries the name it is mounted under. */
export interface InjectableSlice {
  name: string
  reducer: Reducer<never> | Reducer
}

/** Mounts a reducer: by name, or a slice that carries its name (RTK's `createSlice`, `createPagedLists`). */
export interface InjectReducer {
  (slice: InjectableSlice): void
  (name: string, reducer: Reducer<never> | Reducer): void
}

/** Starts a saga under a name. The same saga again does nothing; a different one replaces it. */
export type InjectSaga = (name: string, saga: Saga) => void

/** Removes what a release of a remote has injected. Does nothing if the name belongs to something else by now. */
export interface Ejecting {
  /** Removes the reducer together with its state. */
  ejectReducer: (name: string, reducer: Reducer<never> | Reducer) => void
  /** Cancels the saga. */
  ejectSaga: (name: string, saga: Saga) => void
}

/** What {@link createAppStore} gives to the shell. */
export interface AppStoreParts extends Ejecting {
  store: AppStore
  injectReducer: InjectReducer
  injectSaga: InjectSaga
  /** Resets the whole client state, including injected slices (T-30). */
  reset: () => void
}

/** What a store is created with. */
export interface AppStoreOptions {
  client: Client
  preloaded?: { [K in keyof RootState]?: Partial<RootState[K]> } | undefined
}

const coreReducers = {
  app: appReducer,
  auth: authReducer,
  entities: entitiesReducer,
  forms: formsReducer,
  queries: queriesReducer,
}

/** Makes the one redux store: core state, the request saga, and ways in for remotes. Called once, by the shell (or by a test). */
export const createAppStore = ({ client, preloaded = {} }: AppStoreOptions): AppStoreParts => {
  const injected: Record<string, Reducer> = {}
  const sagas = new Map<string, { saga: Saga; task: Task }>()
  const sagaMiddleware = createSagaMiddleware({ onError: (error) => console.error(error) })

  const rootReducer = (): Reducer => {
    const combined = combineReducers({ ...injected, ...coreReducers }) as Reducer
    return (state, action) =>
      signedOut.match(action)
        ? combined({ app: appAfterSignOut((state as RootState).app) }, action)
        : combined(state, action)
  }
  const first = { app: { ...initialApp, ...storedChoices(), ...preloaded.app } }
  const merged = Object.fromEntries(
    Object.entries(preloaded).map(([key, value]) => [
      key,
      { ...(coreReducers[key as 'app'](undefined, { type: '' }) as object), ...value },
    ]),
  )
  const store = legacy_createStore(
    rootReducer(),
    { ...merged, ...first },
    devtools()(applyMiddleware(languageMiddleware, promiseMiddleware, sagaMiddleware)),
  ) as AppStore
  sagaMiddleware.run(requestSaga, client)
  persistChoices(store)

  const injectReducer: InjectReducer = (slice: string | { name: string; reducer: unknown }, given?: unknown) => {
    const name = typeof slice === 'string' ? slice : slice.name
    const reducer = (typeof slice === 'string' ? given : slice.reducer) as Reducer
    if (name in coreReducers) throw new Error(`${name} is a part of the core state`)
    if (injected[name] === reducer) return
    injected[name] = reducer
    ;(store as Store).replaceReducer(rootReducer())
  }

  const injectSaga: InjectSaga = (name, saga) => {
    const running = sagas.get(name)
    if (running?.saga === saga) return
    running?.task.cancel()
    sagas.set(name, { saga, task: sagaMiddleware.run(contained(name, saga)) })
  }

  const ejectReducer: Ejecting['ejectReducer'] = (name, reducer) => {
    if (injected[name] !== reducer) return
    delete injected[name]
    ;(store as Store).replaceReducer(rootReducer())
  }

  const ejectSaga: Ejecting['ejectSaga'] = (name, saga) => {
    const running = sagas.get(name)
    if (running?.saga !== saga) return
    running.task.cancel()
    sagas.delete(name)
  }

  return {
    store,
    injectReducer,
    injectSaga,
    ejectReducer,
    ejectSaga,
    reset: () => void store.dispatch(signedOut() as UnknownAction),
  }
}

/** An uncaught error in a remote's saga is reported and ends that saga alone. */
const contained = (name: string, saga: Saga): Saga =>
  function* containedSaga() {
    try {
      yield* saga() as Generator
    } catch (error) {
      console.error(`The saga of ${name} ended`, error)
    }
  }

const devtools = () =>
  (globalThis as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose }).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ ??
  compose
