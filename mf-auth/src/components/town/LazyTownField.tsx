import { lazyPart } from '@samspel/federation'

/** The field comes late: what finds towns is no part of what a form shows first. */
export const LazyTownField = lazyPart(() =>
  import(/* webpackChunkName: "account-hints" */ '.').then((module) => module.TownField),
)
