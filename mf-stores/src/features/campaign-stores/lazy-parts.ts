import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Comes when somebody looks at what fits. */
export const AddStoresDialog = lazyDialog(() =>
  import(/* webpackChunkName: "add-stores" */ './AddStoresDialog').then((module) => module.AddStoresDialog),
)
