import type { EntitiesState } from '../entities/types'
import type { AppState } from './app'
import type { AuthState } from './auth'
import type { FormsState } from './forms'
import type { QueriesState } from './queries'

/** The core state. Slices of remotes stand beside it under the names they were injected with. */
export interface RootState {
  app: AppState
  auth: AuthState
  entities: EntitiesState
  forms: FormsState
  queries: QueriesState
}
