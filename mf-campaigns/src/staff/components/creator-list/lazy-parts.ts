import { lazyPart } from '@samspel/federation'

/** All filters, loaded when somebody opens them. */
export const CreatorFilters = lazyPart(() =>
  import(/* webpackChunkName: "creator-tools" */ './CreatorFilters').then((module) => module.CreatorFilters),
)
/** The filters in force, loaded once there are any. */
export const FilterChips = lazyPart(
  () => import(/* webpackChunkName: "creator-tools" */ './FilterChips').then((module) => module.FilterChips),
  { Loading: null },
)

const none = { Loading: null, Failed: null }

/** What is worked out for a list, loaded with the first row that has it. */
export const FitCell = lazyPart(
  () => import(/* webpackChunkName: "creator-findings" */ './Findings').then((module) => module.FitCell),
  none,
)
export const PriceCell = lazyPart(
  () => import(/* webpackChunkName: "creator-findings" */ './Findings').then((module) => module.PriceCell),
  none,
)
export const AnswerCell = lazyPart(
  () => import(/* webpackChunkName: "creator-findings" */ './Findings').then((module) => module.AnswerCell),
  none,
)
export const SignalMark = lazyPart(
  () => import(/* webpackChunkName: "creator-findings" */ './Findings').then((module) => module.SignalMark),
  none,
)
