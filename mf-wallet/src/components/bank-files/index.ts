export { Problems } from './Problems'
export { readPicked } from './read-picked'
