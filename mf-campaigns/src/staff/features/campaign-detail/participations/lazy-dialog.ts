import { lateDialog } from '@samspel/federation'

/** Comes when a participation is first asked about. */
export const ParticipationDialog = lateDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './ParticipationDialog').then(
    (module) => module.ParticipationDialog,
  ),
)
