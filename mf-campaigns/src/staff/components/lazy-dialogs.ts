import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Dialogs that several pages open. Each comes with the forms when it is first opened. */
export const InviteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "creator-actions" */ './creator-actions/InviteDialog').then(
    (module) => module.InviteDialog,
  ),
)
export const AddToListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "creator-actions" */ './creator-actions/AddToListDialog').then(
    (module) => module.AddToListDialog,
  ),
)
