import { mountLate, startImages } from '../../../shared/data'

export { ImagePurchasesPage as default } from './ImagePurchasesPage'

mountLate(startImages)
