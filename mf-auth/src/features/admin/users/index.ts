import { startCompanies } from '../../../data/company-data'
import { mountLate } from '../../../data/late-parts'

export { AdminInvitationsPage } from './AdminInvitationsPage'
export { UsersPage } from './UsersPage'

mountLate(startCompanies)
