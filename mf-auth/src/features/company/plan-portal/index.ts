import { lazyPart } from '@samspel/federation'

// For the few whose plan is paid by card.
export const ManagePlan = lazyPart(() =>
  import(/* webpackChunkName: "company-dialog" */ './ManagePlan').then((module) => module.ManagePlan),
)
