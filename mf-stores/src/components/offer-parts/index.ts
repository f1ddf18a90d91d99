export { OfferPause, OfferPlaces, OfferWay } from './OfferParts'
