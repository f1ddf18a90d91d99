export { SuggestProductPage as default } from './SuggestProductPage'
