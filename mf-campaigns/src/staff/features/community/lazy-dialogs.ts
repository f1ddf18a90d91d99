import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Dialogs for changing a list, loaded with the forms on first use. */
export const AddMembersDialog = lazyDialog(() =>
  import(/* webpackChunkName: "add-members" */ './AddMembersDialog').then((module) => module.AddMembersDialog),
)
export const ImportDialog = lazyDialog(() =>
  import(/* webpackChunkName: "import-members" */ './import/ImportDialog').then((module) => module.ImportDialog),
)
export const EditListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "list-dialogs" */ './ListDialogs').then((module) => module.EditListDialog),
)
export const DeleteListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "list-dialogs" */ './ListDialogs').then((module) => module.DeleteListDialog),
)
