export { EmailChange } from './EmailChange'
