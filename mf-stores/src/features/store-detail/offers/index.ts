import { lazyPart } from '@samspel/federation'

/** What the store gives away, with places taken and who waits: stands below the pick-ups, and comes after the first view. */
export const Offers = lazyPart(() =>
  import(/* webpackChunkName: "store-offers" */ './Offers').then((module) => module.Offers),
)
