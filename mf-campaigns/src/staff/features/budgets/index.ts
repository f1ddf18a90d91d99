export { BudgetPage as default } from './BudgetPage'
