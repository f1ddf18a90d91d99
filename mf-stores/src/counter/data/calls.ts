import { apiAction } from '@samspel/store'

export const getCounter = apiAction('getCounter')
export const checkPass = apiAction('checkPass')
export const handOut = apiAction('handOut')
export const undoHandOut = apiAction('undoHandOut')
export const listBrandStores = apiAction('listBrandStores')
