import { apiAction } from '@samspel/store'
import { signsIn } from './actions'

export const signUpUser = apiAction('signUpUser', signsIn)
export const signUpInstagramer = apiAction('signUpInstagramer', signsIn)
export const signUpByProvider = apiAction('signUpByProvider', signsIn)
export const getInvitation = apiAction('getInvitation', { keepSession: true })
export const acceptInvitation = apiAction('acceptInvitation', signsIn)
