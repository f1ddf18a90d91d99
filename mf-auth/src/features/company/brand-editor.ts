import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { BrandEditorPage as default } from './BrandEditorPage'

pageState.mount(startCompanies)
