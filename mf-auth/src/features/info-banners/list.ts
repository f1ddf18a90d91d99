import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { BannersPage as default } from './BannersPage'

pageState.mount(startCompanies)
