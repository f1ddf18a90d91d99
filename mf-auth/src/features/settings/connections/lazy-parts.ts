import { lazyPart } from '@samspel/federation'

// The instructions for obstacles are long, so they are loaded while the provider answers.
export const AccountRow = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './AccountRow').then((module) => module.AccountRow),
)
export const ObstacleCard = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './ObstacleCard').then((module) => module.ObstacleCard),
)
