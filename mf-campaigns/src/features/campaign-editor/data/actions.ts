import { apiAction } from '@samspel/store'

export const listBrands = apiAction('listBrands')
export const listProfileCategories = apiAction('listProfileCategories')
