export { BatchPage as default } from './BatchPage'
