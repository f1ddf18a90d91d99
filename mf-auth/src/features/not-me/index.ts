export { NotMePage as default } from './NotMePage'
