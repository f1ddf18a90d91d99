export { SelfBilledCard } from './SelfBilledCard'
