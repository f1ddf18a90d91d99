import { pageState, startImages } from '../../../shared/data'
import { startCreator } from '../../start'

export { ImageRequestsPage as default } from './ImageRequestsPage'

pageState.mount(startCreator)
pageState.mount(startImages)
