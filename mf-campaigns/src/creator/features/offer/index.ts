import { mountLate } from '../../../shared/data'
import { startCreator } from '../../start'

export { OfferPage as default } from './OfferPage'

mountLate(startCreator)
