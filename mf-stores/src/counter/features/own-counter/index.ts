export { OwnCounterPage as default } from './OwnCounterPage'
