import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded when somebody views the suitable stores. */
export const AddStoresDialog = lazyDialog(() =>
  import(/* webpackChunkName: "add-stores" */ './AddStoresDialog').then((module) => module.AddStoresDialog),
)
