import { mountLate } from '../../../shared/data'
import { startSuggestions } from './data/product-suggestions'

export { ProductSuggestionsPage as default } from './ProductSuggestionsPage'

mountLate(startSuggestions)
