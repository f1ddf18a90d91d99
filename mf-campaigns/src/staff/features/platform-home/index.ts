export { PlatformHomePage as default } from './PlatformHomePage'
