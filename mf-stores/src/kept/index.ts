export { keepPage } from './keep-page'
export type { Kept } from '@samspel/forms/kept'
export { createKept, kept, keptOwner } from '@samspel/forms/kept'
