import { lazyPart } from '@samspel/federation'

/** Only campaigns that are picked up at stores have it. */
export const PickupsPart = lazyPart(() =>
  import(/* webpackChunkName: "report-pickups" */ './PickupsPart').then((module) => module.PickupsPart),
)
