import { lateDialog } from '@samspel/federation'

/** Dialogs about people, opened from several pages. Each comes with the forms when it is first opened. */
export const UserSheet = lateDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './UserSheet').then((module) => module.UserSheet),
)
export const InviteDialog = lateDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './InviteDialog').then((module) => module.InviteDialog),
)
