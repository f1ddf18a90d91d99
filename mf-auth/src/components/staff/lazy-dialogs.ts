import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Dialogs about users that several pages open, loaded with their forms on first use. */
export const UserSheet = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './UserSheet').then((module) => module.UserSheet),
)
export const InviteDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './InviteDialog').then((module) => module.InviteDialog),
)
