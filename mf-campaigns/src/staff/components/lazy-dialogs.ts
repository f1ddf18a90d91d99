import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Dialogs used by several pages, loaded with the forms on first use. */
export const InviteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './creator-actions/InviteDialog').then(
    (module) => module.InviteDialog,
  ),
)
export const BlockDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './blocklist/BlockDialog').then((module) => module.BlockDialog),
)
export const AddToListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './creator-actions/AddToListDialog').then(
    (module) => module.AddToListDialog,
  ),
)
