export { PayoutsPage as default } from './PayoutsPage'
