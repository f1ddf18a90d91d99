import { apiAction } from '@samspel/store'

export const listStoreStock = apiAction('listStoreStock')
export const changeStoreStock = apiAction('changeStoreStock')
export const listStockChanges = apiAction('listStockChanges')
