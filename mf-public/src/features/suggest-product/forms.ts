export { ContactStep } from './ContactStep'
export { ProductStep } from './ProductStep'
