export { StoreDetailPage as default } from './StoreDetailPage'
