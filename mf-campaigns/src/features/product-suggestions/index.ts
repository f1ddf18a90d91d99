import { mountLate, startSuggestions } from '../../data'

export { ProductSuggestionsPage as default } from './ProductSuggestionsPage'

mountLate(startSuggestions)
