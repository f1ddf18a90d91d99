export { BrandsPage as default } from './BrandsPage'
