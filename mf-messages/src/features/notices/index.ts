export { NoticesPage as default } from './NoticesPage'
