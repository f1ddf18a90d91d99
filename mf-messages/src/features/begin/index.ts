export { NewDialog } from './NewDialog'
export { WriteAs } from './WriteAs'
