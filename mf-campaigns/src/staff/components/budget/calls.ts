import { listBudgets } from '@samspel/desk/budget/sums'
import { apiAction, queryActions } from '@samspel/store'

export const setBudget = apiAction('setBudget')

/** What is read anew when a sum was set. */
export const budgetAnswers = [queryActions.invalidated({ prefix: listBudgets.endpoint })]
