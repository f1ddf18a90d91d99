export { BlockedCreatorsPage as default } from './BlockedCreatorsPage'
