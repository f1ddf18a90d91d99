import { apiAction } from '@samspel/store'

/** A 401 is the answer to a wrong password, not the end of a session (row C-11). */
export const signsIn = { auth: true, keepSession: true } as const

/** What the login page asks for; other pages have files of their own, so that the first page of most visitors carries none of theirs. */
export const signInUser = apiAction('signInUser', signsIn)
export const signInInstagramer = apiAction('signInInstagramer', signsIn)
