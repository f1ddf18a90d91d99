export { nativeSimulator } from './register'
