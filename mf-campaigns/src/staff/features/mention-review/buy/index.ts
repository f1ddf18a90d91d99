import { pageState, startImages } from '../../../../shared/data'

export { BuyImageDialog as default } from './BuyImageDialog'

pageState.mount(startImages)
