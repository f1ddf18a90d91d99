export { OwnPapers } from './OwnPapers'
