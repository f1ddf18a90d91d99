import { lazyPart } from '@samspel/federation'

/** The words of a deal weigh more than a first view has room for. */
export const DealCard = lazyPart(() =>
  import(/* webpackChunkName: "deal" */ './deal-card').then((module) => module.DealCard),
)
