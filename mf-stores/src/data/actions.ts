import { apiAction } from '@samspel/store'

export const listBrandStores = apiAction('listBrandStores')
export const createStore = apiAction('createStore')
export const getStore = apiAction('getStore')
export const updateStore = apiAction('updateStore')
export const getBrand = apiAction('getBrand')
export const listBrands = apiAction('listBrands')
export const listMarketplace = apiAction('listMarketplace')
export const getCounter = apiAction('getCounter')
export const listStoreLocations = apiAction('listStoreLocations')
export const renewStoreToken = apiAction('renewStoreToken')
export const importStores = apiAction('importStores')
export const exportStores = apiAction('exportStores')
