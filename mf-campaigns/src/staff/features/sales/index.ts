import { pageState } from '../../../shared/data'
import { startSales } from './calls'

export { LinksPage as default } from './LinksPage'

pageState.mount(startSales)
