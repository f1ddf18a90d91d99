export { ThreadsPage as default } from './ThreadsPage'
