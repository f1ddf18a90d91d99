import { pageState } from '../../../shared/data'
import { startCreator } from '../../start'

export { MarketplacePage as default } from './MarketplacePage'

pageState.mount(startCreator)
