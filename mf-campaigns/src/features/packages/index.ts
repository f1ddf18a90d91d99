export { PackagesPage as default } from './PackagesPage'
