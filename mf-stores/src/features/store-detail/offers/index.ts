import { lazyPart } from '@samspel/federation'

/** The store's offers with places taken and pending applications; below the pick-ups, so loaded after the first view. */
export const Offers = lazyPart(() =>
  import(/* webpackChunkName: "store-offers" */ './Offers').then((module) => module.Offers),
)
