export { CounterPage as default } from './CounterPage'
