import { mountLate, startImages } from '../../../shared/data'
import { startCreator } from '../../start'

export { ImageRequestsPage as default } from './ImageRequestsPage'

mountLate(startCreator)
mountLate(startImages)
