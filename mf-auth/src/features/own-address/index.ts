export { OwnAddressPage as default } from './OwnAddressPage'
