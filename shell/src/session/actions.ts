import { createAction } from '@reduxjs/toolkit'

/** Something happened to the stored token outside this page's own calls: another tab, the live stream. */
export const tokenChanged = createAction('shell/token-changed')
