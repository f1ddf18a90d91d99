export { MyPickups } from './MyPickups'
