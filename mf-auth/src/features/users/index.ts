import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { AdminInvitationsPage } from './AdminInvitationsPage'
export { UsersPage } from './UsersPage'

pageState.mount(startCompanies)
