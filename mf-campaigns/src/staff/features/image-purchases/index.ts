import { pageState, startImages } from '../../../shared/data'

export { ImagePurchasesPage as default } from './ImagePurchasesPage'

pageState.mount(startImages)
