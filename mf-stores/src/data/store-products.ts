import { apiAction } from '@samspel/store'

export const listStoreProducts = apiAction('listStoreProducts')
export const createStoreProduct = apiAction('createStoreProduct')
export const updateStoreProduct = apiAction('updateStoreProduct')
