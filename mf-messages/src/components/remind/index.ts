export { RemindButton } from './RemindButton'
