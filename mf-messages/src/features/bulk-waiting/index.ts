export { WaitingBulks } from './WaitingBulks'
