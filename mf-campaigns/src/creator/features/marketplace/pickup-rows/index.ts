export { default } from './PickupRows'
