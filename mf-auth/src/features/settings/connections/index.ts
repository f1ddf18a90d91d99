import { startFacebookAccounts } from '../../../data/facebook-accounts'
import { mountLate } from '../../../data/late-parts'

export { ConnectionsPage as default } from './ConnectionsPage'

mountLate(startFacebookAccounts)
