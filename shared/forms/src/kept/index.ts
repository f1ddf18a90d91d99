export type { Kept } from './kept'
export { createKept, kept, KEPT_DATABASE, keptOwner } from './kept'
