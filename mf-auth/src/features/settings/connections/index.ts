import { startFacebookAccounts } from '../../../data/facebook-accounts'
import { pageState } from '../../../data/page-state'

export { ConnectionsPage as default } from './ConnectionsPage'

pageState.mount(startFacebookAccounts)
