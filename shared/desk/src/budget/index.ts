import { lazyPart } from '@samspel/federation'

/** Loaded after the page: no first view waits for them. */
export const BudgetWarning = lazyPart(() =>
  import(/* webpackChunkName: "budget-warning" */ './BudgetWarning').then((module) => module.BudgetWarning),
)
export const BudgetWarnings = lazyPart(() =>
  import(/* webpackChunkName: "budget-warning" */ './BudgetWarning').then((module) => module.BudgetWarnings),
)
