export { Pickups } from './Pickups'
