import { apiAction } from '@samspel/store'

/** A 401 here means a wrong password, not the end of a session (row C-11). */
export const signsIn = { auth: true, keepSession: true } as const

/** Requests of the login page. Other pages have files of their own, which keeps most visitors' first page small. */
export const signInUser = apiAction('signInUser', signsIn)
export const signInInstagramer = apiAction('signInInstagramer', signsIn)
