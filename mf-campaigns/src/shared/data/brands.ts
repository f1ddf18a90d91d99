import { apiAction } from '@samspel/store'

export const getBrand = apiAction('getBrand')
