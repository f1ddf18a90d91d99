export { OfferPage as default } from './OfferPage'
