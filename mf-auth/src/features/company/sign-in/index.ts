export { SignInBar } from './SignInBar'
