import { apiAction } from '@samspel/store'

export const requestUserPassword = apiAction('requestUserPassword', { keepSession: true })
export const requestInstagramerPassword = apiAction('requestInstagramerPassword', { keepSession: true })
export const changeUserPassword = apiAction('changeUserPassword', { keepSession: true })
export const changeInstagramerPassword = apiAction('changeInstagramerPassword', { keepSession: true })
