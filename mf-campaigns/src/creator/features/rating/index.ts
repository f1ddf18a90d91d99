export { RateBrand } from './RateBrand'
