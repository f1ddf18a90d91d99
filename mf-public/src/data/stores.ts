import { apiAction } from '@samspel/store'

export const getStore = apiAction('getStore')
export const getBrand = apiAction('getBrand')
export const listPublicStores = apiAction('listPublicStores')
