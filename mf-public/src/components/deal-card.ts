export { DealCard } from '@samspel/offer'
