import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { BrandsPage } from './BrandsPage'
export { InvitationsPage } from './InvitationsPage'
export { MembersPage } from './MembersPage'

pageState.mount(startCompanies)
