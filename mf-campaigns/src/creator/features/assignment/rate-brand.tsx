import { lazyPart } from '@samspel/federation'

/** Seldom on a first view, so it comes with the brief. */
export const RateBrand = lazyPart(() =>
  import(/* webpackChunkName: "assignment-brief" */ '../rating').then((module) => module.RateBrand),
)
