import { lazyPart } from '@samspel/federation'

/** Loaded after the page: no first view waits for them. */
export const BudgetCard = lazyPart(() =>
  import(/* webpackChunkName: "budget-parts" */ './BudgetCard').then((module) => module.BudgetCard),
)
export const BudgetWarning = lazyPart(() =>
  import(/* webpackChunkName: "budget-parts" */ './BudgetWarning').then((module) => module.BudgetWarning),
)
