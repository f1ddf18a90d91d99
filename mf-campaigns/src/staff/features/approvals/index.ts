import { pageState } from '../../../shared/data'
import { startApprovals } from './calls'

export { ApprovalsPage as default } from './ApprovalsPage'

pageState.mount(startApprovals)
