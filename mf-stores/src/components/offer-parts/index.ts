export { OfferPause, OfferPlaces, OfferWay } from './OfferParts'
export { OffersCard } from './OffersCard'
export { OfferStock } from './OfferStock'
export { stockMessages } from './stock-messages'
