import { lateDialog } from '@samspel/federation'

/** What a list is changed with. Each comes with the forms when it is first opened. */
export const AddMembersDialog = lateDialog(() =>
  import(/* webpackChunkName: "add-members" */ './AddMembersDialog').then((module) => module.AddMembersDialog),
)
export const ImportDialog = lateDialog(() =>
  import(/* webpackChunkName: "import-members" */ './import/ImportDialog').then((module) => module.ImportDialog),
)
export const EditListDialog = lateDialog(() =>
  import(/* webpackChunkName: "list-dialogs" */ './ListDialogs').then((module) => module.EditListDialog),
)
export const DeleteListDialog = lateDialog(() =>
  import(/* webpackChunkName: "list-dialogs" */ './ListDialogs').then((module) => module.DeleteListDialog),
)
