import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { BrandsPage } from './BrandsPage'
export { MembersPage } from './MembersPage'

pageState.mount(startCompanies)
