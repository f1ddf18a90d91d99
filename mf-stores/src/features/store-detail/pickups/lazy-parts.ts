import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Loaded with the forms when first declining. */
export const DeclineDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './DeclineDialog').then((module) => module.DeclineDialog),
)

/** Loaded when first handing out without a code. */
export const HandOutDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './HandOutDialog').then((module) => module.HandOutDialog),
)

/** Loaded when first opening one of the day's pick-ups. */
export const OpenedPickup = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './OpenedPickup').then((module) => module.OpenedPickup),
)

/** Loaded when first opening a pick-up. */
export const PickupDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './PickupDialog').then((module) => module.PickupDialog),
)
