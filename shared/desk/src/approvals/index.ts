export { type Asked, askHref } from './ask'
export { askMessages } from './messages'
