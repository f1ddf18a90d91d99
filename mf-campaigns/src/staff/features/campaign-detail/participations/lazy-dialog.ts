import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded with the first question about a participation. */
export const ParticipationDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './ParticipationDialog').then(
    (module) => module.ParticipationDialog,
  ),
)
