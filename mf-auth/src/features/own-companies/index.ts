export { joinCompany } from './calls'
export { goOver } from './go-over'
export { OwnCompaniesPage as default } from './OwnCompaniesPage'
