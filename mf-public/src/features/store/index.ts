export { StorePage as default } from './StorePage'
