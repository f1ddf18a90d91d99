import { pageState } from '../../../data/page-state'
import { myPickupLists } from '../../data/my-pickups'

export { PostPickupPage as default } from './PostPickupPage'

// Submitting a post marks the list of the creator's pick-ups stale.
pageState.mount(({ injectReducer }) => injectReducer(myPickupLists))
