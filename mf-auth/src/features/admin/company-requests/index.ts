import { startCompanies } from '../../../data/company-data'
import { mountLate } from '../../../data/late-parts'

export { RequestsPage as default } from './RequestsPage'

mountLate(startCompanies)
