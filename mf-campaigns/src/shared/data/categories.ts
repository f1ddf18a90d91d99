import { apiAction } from '@samspel/store'

export const listProfileCategories = apiAction('listProfileCategories')
