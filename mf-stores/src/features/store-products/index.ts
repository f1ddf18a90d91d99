export { StoreProductsPage as default } from './StoreProductsPage'
