import { pageState } from '../../../shared/data'
import { startShops } from './calls'

export { ShopPage as default } from './ShopPage'

pageState.mount(startShops)
