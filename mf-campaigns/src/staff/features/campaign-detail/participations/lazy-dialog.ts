import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Comes when a participation is first asked about. */
export const ParticipationDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './ParticipationDialog').then(
    (module) => module.ParticipationDialog,
  ),
)
