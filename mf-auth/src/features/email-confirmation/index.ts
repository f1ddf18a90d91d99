export { EmailConfirmationPage as default } from './EmailConfirmationPage'
