export { CompaniesPage as default } from './CompaniesPage'
