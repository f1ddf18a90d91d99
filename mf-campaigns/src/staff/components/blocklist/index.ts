export { Blocks } from './Blocks'
export { listBlockedCreators } from './calls'
export { blockMessages } from './messages'
export { useLetIn } from './use-let-in'
