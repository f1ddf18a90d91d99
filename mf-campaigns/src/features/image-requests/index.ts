import { mountLate, startCreator, startImages } from '../../data'

export { ImageRequestsPage as default } from './ImageRequestsPage'

mountLate(startCreator)
mountLate(startImages)
