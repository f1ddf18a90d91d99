export { PickupPost as default } from '../features/post-mention'
