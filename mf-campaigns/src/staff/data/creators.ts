import { apiAction } from '@samspel/store'

export const listInstagramers = apiAction('listInstagramers')
export const getInstagramer = apiAction('getInstagramer')

/** Updates a creator's record (row C-36): form `editInstagramer`. */
export const updateInstagramer = apiAction('updateInstagramer', { form: 'editInstagramer' })
