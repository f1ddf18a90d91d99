import { addRoutes } from '@samspel/api'
import { budgetsRoutes } from '@samspel/api/routes/budgets'
import { apiAction } from '@samspel/store'

addRoutes(budgetsRoutes)

export const listBudgets = apiAction('listBudgets')
