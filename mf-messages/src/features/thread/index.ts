export { ThreadPage as default } from './ThreadPage'
