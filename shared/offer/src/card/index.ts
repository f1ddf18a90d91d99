export { PayBadge } from './PayBadge'
