import { pageState } from '../../../data/page-state'
import { myPickupLists } from '../../data/my-pickups'

export { PostPickupPage as default } from './PostPickupPage'

// What was sent here marks the list of own pick-ups stale.
pageState.mount(({ injectReducer }) => injectReducer(myPickupLists))
