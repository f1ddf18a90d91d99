import { pageState } from '../../../data/page-state'
import { myPickupLists } from '../../data/my-pickups'

export { MyPickups } from './MyPickups'

pageState.mount(({ injectReducer }) => injectReducer(myPickupLists))
