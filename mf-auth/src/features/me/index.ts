export { MePage as default } from './MePage'
