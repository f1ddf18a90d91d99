export { BrandPage as default } from './BrandPage'
