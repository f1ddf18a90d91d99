export { default } from './LookFirst'
