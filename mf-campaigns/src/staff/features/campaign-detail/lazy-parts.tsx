import { lazy, type ReactNode, Suspense } from 'react'
import { lateDialog } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { SkeletonList } from '@samspel/ui'
import { messages } from './messages'

/** The overview comes with the page; what stands behind a tab, or only some see, comes when it is shown. */
export const Board = lazy(() =>
  import(/* webpackChunkName: "campaign-board" */ './participations/Board').then(({ Board: part }) => ({
    default: part,
  })),
)
export const Invite = lazy(() =>
  import(/* webpackChunkName: "campaign-invite" */ './invitations/Invite').then(({ Invite: part }) => ({
    default: part,
  })),
)
export const CampaignMentions = lazy(() =>
  import(/* webpackChunkName: "campaign-tabs" */ './CampaignMentions').then(({ CampaignMentions: part }) => ({
    default: part,
  })),
)
export const History = lazy(() =>
  import(/* webpackChunkName: "campaign-tabs" */ './History').then(({ History: part }) => ({ default: part })),
)
export const ReviewPanel = lazy(() =>
  import(/* webpackChunkName: "campaign-review" */ './review/ReviewPanel').then(({ ReviewPanel: part }) => ({
    default: part,
  })),
)
export const ActDialog = lateDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './process/ActDialog').then((module) => module.ActDialog),
)
export const ParticipationDialog = lateDialog(() =>
  import(/* webpackChunkName: "campaign-dialogs" */ './participations/ParticipationDialog').then(
    (module) => module.ParticipationDialog,
  ),
)

/** A part that may still be on its way. */
export function Arriving({ children }: { children: ReactNode }) {
  const t = useText()
  return <Suspense fallback={<SkeletonList label={t(messages.loading)} />}>{children}</Suspense>
}
