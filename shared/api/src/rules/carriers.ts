export { type Carrier, carriers } from '../states'
