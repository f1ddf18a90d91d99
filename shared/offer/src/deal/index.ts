export { DealCard } from './DealCard'
export { DealRows } from './DealRows'
export { DealPairs, DealSummary, type DealSummaryProps } from './DealSummary'
export { type SeenDeal, useSeenDeal } from './use-seen-deal'
