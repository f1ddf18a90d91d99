export { ProductDialog } from './lazy-parts'
export { useSave } from './use-save'
