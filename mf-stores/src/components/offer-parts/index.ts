export { OfferPause, OfferPlaces, OfferWay } from './OfferParts'
export { OfferStock } from './OfferStock'
export { stockMessages } from './stock-messages'
