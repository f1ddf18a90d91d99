import { pageState } from '../../../shared/data'
import { startSuggestions } from './data/product-suggestions'

export { ProductSuggestionsPage as default } from './ProductSuggestionsPage'

pageState.mount(startSuggestions)
