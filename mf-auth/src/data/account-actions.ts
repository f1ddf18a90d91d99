import { apiAction } from '@samspel/store'

export { updateInstagramerMe, updateMe } from '@samspel/store'
export const listProfileCategories = apiAction('listProfileCategories')

export const listSessions = apiAction('listSessions')
export const endSession = apiAction('endSession')
export const endAllSessions = apiAction('endAllSessions')
export const listDevices = apiAction('listDevices')
export const deleteDevice = apiAction('deleteDevice')

export const startConnection = apiAction('startConnection')
export const listFacebookAccounts = apiAction('listFacebookAccounts')
export const connectFacebookAccount = apiAction('connectFacebookAccount')
export const disconnectAccount = apiAction('disconnectAccount')

export const changeEmail = apiAction('changeEmail')

export const exportUser = apiAction('exportUser')
export const exportInstagramer = apiAction('exportInstagramer')
/** A wrong password is an error of its field, not the end of the session (row C-11). */
export const deleteUserMe = apiAction('deleteUserMe', { keepSession: true })
export const deleteInstagramerMe = apiAction('deleteInstagramerMe', { keepSession: true })
