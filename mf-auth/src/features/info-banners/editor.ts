import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { BannerEditorPage as default } from './BannerEditorPage'

pageState.mount(startCompanies)
