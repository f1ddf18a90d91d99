export { ComparedPost } from './ComparedPost'
export { DraftActions } from './DraftActions'
export { DraftCards } from './DraftCards'
export { DraftChip } from './DraftChip'
