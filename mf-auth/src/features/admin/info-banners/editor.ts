import { startCompanies } from '../../../data/company-data'
import { mountLate } from '../../../data/late-parts'

export { BannerEditorPage as default } from './BannerEditorPage'

mountLate(startCompanies)
