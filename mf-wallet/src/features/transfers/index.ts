export { TransfersPage as default } from './TransfersPage'
