export { OwnLink as default } from '../components/own-link'
