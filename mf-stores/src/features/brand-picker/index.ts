export { BrandPickerPage as default } from './BrandPickerPage'
