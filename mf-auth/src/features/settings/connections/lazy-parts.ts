import { lazyPart } from '@samspel/federation'

// What keeps an account from being connected is a page of steps: it comes with the provider's answer.
export const AccountRow = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './AccountRow').then((module) => module.AccountRow),
)
export const ObstacleCard = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './ObstacleCard').then((module) => module.ObstacleCard),
)
