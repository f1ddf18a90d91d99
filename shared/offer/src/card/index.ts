export { OfferMarks, OfferObstacle, type OwnPart } from './marks'
export { OfferCard, type OfferCardProps, type ShownOffer } from './OfferCard'
export { PayBadge } from './PayBadge'
export { TakeChip } from './TakeChip'
