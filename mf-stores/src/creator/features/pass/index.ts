export { PassPage as default } from './PassPage'
