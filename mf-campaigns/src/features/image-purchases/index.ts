import { mountLate, startImages } from '../../data'

export { ImagePurchasesPage as default } from './ImagePurchasesPage'

mountLate(startImages)
