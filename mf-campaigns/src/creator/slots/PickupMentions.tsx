export { PickupMentions as default } from '../features/assignment'
