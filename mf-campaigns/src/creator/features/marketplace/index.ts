import { mountLate } from '../../../shared/data'
import { startCreator } from '../../start'

export { MarketplacePage as default } from './MarketplacePage'

mountLate(startCreator)
