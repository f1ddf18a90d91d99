import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Dialogs for changing a list, loaded with the forms on first use. */
export const AddMembersDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './AddMembersDialog').then((module) => module.AddMembersDialog),
)
export const ImportDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './import/ImportDialog').then((module) => module.ImportDialog),
)
export const EditListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './ListDialogs').then((module) => module.EditListDialog),
)
export const DeleteListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './ListDialogs').then((module) => module.DeleteListDialog),
)
