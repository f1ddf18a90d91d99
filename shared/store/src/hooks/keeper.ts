import type { AppStore } from '../create-store'
import { createKeeper, type Keeper } from '../state/keeper'

const keepers = new WeakMap<object, Keeper>()

/** The keeper of a store, shared by everything that is shown from it. */
export const keeperOf = (store: AppStore): Keeper => {
  const keeper = keepers.get(store) ?? createKeeper()
  keepers.set(store, keeper)
  return keeper
}
