import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** Comes with the forms, when somebody is first declined. */
export const DeclineDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './DeclineDialog').then((module) => module.DeclineDialog),
)

/** Comes when somebody is first given the product without a code. */
export const HandOutDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './HandOutDialog').then((module) => module.HandOutDialog),
)

/** Comes when several are first answered at once. */
export const AnswerProgress = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './AnswerProgress').then((module) => module.AnswerProgress),
)

/** Comes when somebody of the day is first opened. */
export const OpenedPickup = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './OpenedPickup').then((module) => module.OpenedPickup),
)

/** Comes when a pick-up is first opened. */
export const PickupDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-dialogs" */ './PickupDialog').then((module) => module.PickupDialog),
)
