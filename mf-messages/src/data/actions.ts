import { apiAction } from '@samspel/store'

export const listThreads = apiAction('listThreads')
export const listMessages = apiAction('listMessages')
export const listMyMessages = apiAction('listMyMessages')
export const createMessage = apiAction('createMessage')
export const createMyMessage = apiAction('createMyMessage')
export const listUnread = apiAction('listUnread')
export const getInstagramer = apiAction('getInstagramer')
export const getBrand = apiAction('getBrand')
export const listBrands = apiAction('listBrands')
