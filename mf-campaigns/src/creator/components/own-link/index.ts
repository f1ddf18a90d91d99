export { OwnLink } from './OwnLink'
