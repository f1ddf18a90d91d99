import { mountLate, startImages } from '../../../data'

export { BuyImageDialog as default } from './BuyImageDialog'

mountLate(startImages)
