import { createAction } from '@reduxjs/toolkit'

/** Something happened to the stored token outside this page's own calls: another tab, the live stream. */
export const tokenChanged = createAction('shell/token-changed')

/** The native wrapper handed over a jwt, or none. */
export const nativeAuth = createAction<string | null>('shell/native-auth')
