import { lazy } from 'react'

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
