import { lazyPart } from '@samspel/federation'

/** Loaded after the page: no first view waits for it. */
export const BudgetCard = lazyPart(() =>
  import(/* webpackChunkName: "budget-parts" */ './BudgetCard').then((module) => module.BudgetCard),
)
