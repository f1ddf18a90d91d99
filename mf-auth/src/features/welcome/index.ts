export { WelcomePage as default } from './WelcomePage'
