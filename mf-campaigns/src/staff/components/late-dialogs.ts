import { lateDialog } from '@samspel/federation'

/** Dialogs that several pages open. Each comes with the forms when it is first opened. */
export const InviteDialog = lateDialog(() =>
  import(/* webpackChunkName: "creator-acts" */ './creator-acts/InviteDialog').then((module) => module.InviteDialog),
)
export const AddToListDialog = lateDialog(() =>
  import(/* webpackChunkName: "creator-acts" */ './creator-acts/AddToListDialog').then(
    (module) => module.AddToListDialog,
  ),
)
