export { unknownLists } from './known'
