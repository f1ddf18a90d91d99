import { pageState } from '../../../shared/data'
import { startCreator } from '../../start'

export { OfferPage as default } from './OfferPage'

pageState.mount(startCreator)
