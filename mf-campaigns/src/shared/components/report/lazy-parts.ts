import { lazyPart } from '@samspel/federation'

/** Only campaigns with pick-up at stores have this part. */
export const PickupsPart = lazyPart(() =>
  import(/* webpackChunkName: "report-pickups" */ './PickupsPart').then((module) => module.PickupsPart),
)
