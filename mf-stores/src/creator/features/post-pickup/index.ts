export { PostPickupPage as default } from './PostPickupPage'
