import { apiAction } from '@samspel/store'

export const confirmUser = apiAction('confirmUser', { keepSession: true })
export const confirmInstagramer = apiAction('confirmInstagramer', { keepSession: true })
export const requestUserConfirmation = apiAction('requestUserConfirmation', { keepSession: true })
export const requestInstagramerConfirmation = apiAction('requestInstagramerConfirmation', { keepSession: true })
export const getMe = apiAction('getMe')
