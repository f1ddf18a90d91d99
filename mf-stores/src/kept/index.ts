export type { Kept } from './kept'
export { createKept, kept, keptOwner } from './kept'
