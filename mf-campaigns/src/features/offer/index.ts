import { mountLate, startCreator } from '../../data'

export { OfferPage as default } from './OfferPage'

mountLate(startCreator)
