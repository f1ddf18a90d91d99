export { SellersPage as default } from './SellersPage'
