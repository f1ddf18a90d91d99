import { lazyPart } from '@samspel/federation'

/** Parts of saved offers, all of one piece of code. */
export const Bookmark = lazyPart(() =>
  import(/* webpackChunkName: "saved" */ '@samspel/offer/saved').then((module) => module.Bookmark),
)
export const Chance = lazyPart(() =>
  import(/* webpackChunkName: "saved" */ '@samspel/offer/saved').then((module) => module.Chance),
)
