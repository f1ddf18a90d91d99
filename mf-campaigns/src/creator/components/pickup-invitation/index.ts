export { PickupInvitation } from './PickupInvitation'
export { useDeclined } from './use-decline'
