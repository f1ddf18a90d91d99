export { MarketplacePage as default } from './MarketplacePage'
