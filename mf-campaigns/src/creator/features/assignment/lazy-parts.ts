import { lazyPart } from '@samspel/federation'

// Below what a first view shows.
export const Brief = lazyPart(() =>
  import(/* webpackChunkName: "assignment-brief" */ './Brief').then((module) => module.Brief),
)
export const MyMentions = lazyPart(() =>
  import(/* webpackChunkName: "assignment-brief" */ './MyMentions').then((module) => module.MyMentions),
)
export const Progress = lazyPart(() =>
  import(/* webpackChunkName: "assignment-brief" */ './Progress').then((module) => module.Progress),
)
export const LeavingNotice = lazyPart(() =>
  import(/* webpackChunkName: "creator-sheets" */ '../../components/leaving').then((module) => module.LeavingNotice),
)
export const OwnProposal = lazyPart(() =>
  import(/* webpackChunkName: "creator-sheets" */ '../../components/proposal').then((module) => module.OwnProposal),
)
export const Problem = lazyPart(() =>
  import(/* webpackChunkName: "assignment-brief" */ './Problem').then((module) => module.Problem),
)
export const ReturnedFee = lazyPart(() =>
  import(/* webpackChunkName: "assignment-brief" */ './ReturnedFee').then((module) => module.ReturnedFee),
)

export const AssignmentAgreement = lazyPart(
  () => import(/* webpackChunkName: "agreement" */ '../agreement').then((module) => module.AssignmentAgreement),
  { Loading: null },
)
export const DraftCards = lazyPart(() =>
  import(/* webpackChunkName: "assignment-draft" */ './draft').then((module) => module.DraftCards),
)
export const DraftActions = lazyPart(() =>
  import(/* webpackChunkName: "assignment-draft" */ './draft').then((module) => module.DraftActions),
)
export const DraftChip = lazyPart(
  () => import(/* webpackChunkName: "assignment-draft" */ './draft').then((module) => module.DraftChip),
  { Loading: null },
)
export const ComparedPost = lazyPart(
  () => import(/* webpackChunkName: "assignment-draft" */ './draft').then((module) => module.ComparedPost),
  { Loading: null },
)
export const ParcelCards = lazyPart(() =>
  import(/* webpackChunkName: "parcel" */ './parcel/ParcelCards').then((module) => module.ParcelCards),
)
export const ParcelActions = lazyPart(() =>
  import(/* webpackChunkName: "parcel" */ './parcel/ParcelActions').then((module) => module.ParcelActions),
)
export const OwnLink = lazyPart(
  () => import(/* webpackChunkName: "assignment-brief" */ '../../components/own-link').then((module) => module.OwnLink),
  { Loading: null },
)
