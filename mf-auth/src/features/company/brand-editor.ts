import { startCompanies } from '../../data/company-data'
import { mountLate } from '../../data/late-parts'

export { BrandEditorPage as default } from './BrandEditorPage'

mountLate(startCompanies)
