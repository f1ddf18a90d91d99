import { startCompanies } from '../../../data/company-data'
import { mountLate } from '../../../data/late-parts'

export { BannersPage } from './BannersPage'

mountLate(startCompanies)
