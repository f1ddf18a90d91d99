export { ImagePurchasesPage as default } from './ImagePurchasesPage'
