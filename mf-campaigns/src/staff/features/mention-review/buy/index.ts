import { mountLate, startImages } from '../../../../shared/data'

export { BuyImageDialog as default } from './BuyImageDialog'

mountLate(startImages)
