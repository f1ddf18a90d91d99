export { ImageRequestsPage as default } from './ImageRequestsPage'
