export { StoreImportPage as default } from './StoreImportPage'
