export { BuyImageDialog as default } from './BuyImageDialog'
