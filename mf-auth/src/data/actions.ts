import { apiAction } from '@samspel/store'

/** A 401 is the answer to a wrong password, not the end of a session (row C-11). */
const signsIn = { auth: true, keepSession: true } as const

export const signInUser = apiAction('signInUser', signsIn)
export const signInInstagramer = apiAction('signInInstagramer', signsIn)
export const signUpUser = apiAction('signUpUser', signsIn)
export const signUpInstagramer = apiAction('signUpInstagramer', signsIn)
export const requestUserPassword = apiAction('requestUserPassword', { keepSession: true })
export const requestInstagramerPassword = apiAction('requestInstagramerPassword', { keepSession: true })
export const changeUserPassword = apiAction('changeUserPassword', { keepSession: true })
export const changeInstagramerPassword = apiAction('changeInstagramerPassword', { keepSession: true })
export const confirmUser = apiAction('confirmUser', { keepSession: true })
export const confirmInstagramer = apiAction('confirmInstagramer', { keepSession: true })
export const requestUserConfirmation = apiAction('requestUserConfirmation', { keepSession: true })
export const requestInstagramerConfirmation = apiAction('requestInstagramerConfirmation', { keepSession: true })
export const getInvitation = apiAction('getInvitation', { keepSession: true })
export const acceptInvitation = apiAction('acceptInvitation', signsIn)
export const getMe = apiAction('getMe')
export const getInstagramerMe = apiAction('getInstagramerMe')
