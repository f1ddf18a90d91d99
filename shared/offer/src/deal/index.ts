export { Deal, type DealProps } from './Deal'
