export { LoginCallbackPage as default } from './LoginCallbackPage'
