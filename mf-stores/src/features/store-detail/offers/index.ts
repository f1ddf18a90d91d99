export { Offers } from './Offers'
