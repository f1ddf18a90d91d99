import { addRoutes } from '@samspel/api'
import { budgetsRoutes } from '@samspel/api/routes/budgets'
import { apiAction, queryActions } from '@samspel/store'

addRoutes(budgetsRoutes)

export const listBudgets = apiAction('listBudgets')
export const setBudget = apiAction('setBudget')

/** What is read anew when a sum was set. */
export const budgetAnswers = [queryActions.invalidated({ prefix: listBudgets.endpoint })]
