import { lazyPart } from '@samspel/federation'
import { ChartLoading, PartLoading as Loading } from './PartLoading'

/** The overview is part of the page, except its chart and its last section. Content of other tabs, or for certain roles, is loaded when shown. */
export const Board = lazyPart(
  () => import(/* webpackChunkName: "campaign-board" */ './participations/Board').then((module) => module.Board),
  { Loading },
)
/** Comes with the participations, which every overview that has it shows as well. */
export const DailyReach = lazyPart(
  () => import(/* webpackChunkName: "campaign-people" */ './DailyReach').then((module) => module.DailyReach),
  { Loading: ChartLoading },
)
/** Warnings wait for the account and the budget anyway. */
export const MissingMoney = lazyPart(() =>
  import(/* webpackChunkName: "campaign-people" */ './MissingMoney').then((module) => module.MissingMoney),
)
export const OverBudget = lazyPart(() =>
  import(/* webpackChunkName: "campaign-people" */ './MissingMoney').then((module) => module.OverBudget),
)
export const Participations = lazyPart(
  () =>
    import(/* webpackChunkName: "campaign-people" */ './participations/Participations').then(
      (module) => module.Participations,
    ),
  { Loading },
)
export const Invite = lazyPart(
  () => import(/* webpackChunkName: "campaign-tabs" */ './invitations/Invite').then((module) => module.Invite),
  { Loading },
)
export const CampaignMentions = lazyPart(
  () => import(/* webpackChunkName: "campaign-tabs" */ './CampaignMentions').then((module) => module.CampaignMentions),
  { Loading },
)
export const Brief = lazyPart(
  () => import(/* webpackChunkName: "campaign-tabs" */ './Brief').then((module) => module.Brief),
  { Loading },
)
export const History = lazyPart(
  () => import(/* webpackChunkName: "campaign-tabs" */ './History').then((module) => module.History),
  { Loading },
)
/** The board of parcels, and its button in the head. */
export const Delivery = lazyPart(
  () => import(/* webpackChunkName: "campaign-delivery" */ './delivery/Delivery').then((module) => module.Delivery),
  { Loading },
)
export const PackButton = lazyPart(() =>
  import(/* webpackChunkName: "campaign-delivery" */ './delivery/Delivery').then((module) => module.PackButton),
)
