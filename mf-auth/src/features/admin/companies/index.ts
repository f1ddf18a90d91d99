import { startCompanies } from '../../../data/company-data'
import { mountLate } from '../../../data/late-parts'

export { CompaniesPage as default } from './CompaniesPage'

mountLate(startCompanies)
