export { keepPage } from './keep-page'
export type { Kept } from './kept'
export { createKept, kept, keptOwner } from './kept'
