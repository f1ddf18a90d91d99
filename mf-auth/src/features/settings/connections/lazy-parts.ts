import { lazyPart } from '@samspel/federation'

// The instructions for obstacles and the ways to sign in are long, so they are loaded while the provider answers.
export const AccountRow = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './AccountRow').then((module) => module.AccountRow),
)
export const ObstacleCard = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './ObstacleCard').then((module) => module.ObstacleCard),
)
export const SignInCard = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './SignInCard').then((module) => module.SignInCard),
)
export const OtherSignIn = lazyPart(() =>
  import(/* webpackChunkName: "accounts" */ './OtherSignIn').then((module) => module.OtherSignIn),
)
