import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Dialogs about people, opened from several pages. Each comes with the forms when it is first opened. */
export const UserSheet = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './UserSheet').then((module) => module.UserSheet),
)
export const InviteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './InviteDialog').then((module) => module.InviteDialog),
)
