export { StoreListPage as default } from './StoreListPage'
