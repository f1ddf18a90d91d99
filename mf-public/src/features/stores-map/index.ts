export { StoresMapPage as default } from './StoresMapPage'
