import { startCompanies } from '../../data/company-data'
import { mountLate } from '../../data/late-parts'

export { BrandsPage } from './BrandsPage'
export { InvitationsPage } from './InvitationsPage'
export { MembersPage } from './MembersPage'

mountLate(startCompanies)
