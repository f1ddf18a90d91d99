import { mountLate, startCreator } from '../../data'

export { MarketplacePage as default } from './MarketplacePage'

mountLate(startCreator)
