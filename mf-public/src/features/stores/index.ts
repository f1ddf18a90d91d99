export { StoresPage as default } from './StoresPage'
