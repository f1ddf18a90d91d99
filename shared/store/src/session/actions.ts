import { createAction } from '@reduxjs/toolkit'

/** The session ended, by wish or by a 401: the whole client state returns to its first state (T-30). */
export const signedOut = createAction('session/signed-out')

/** A request was answered with 401 (T-26: a separate event); {@link signedOut} follows. */
export const unauthorized = createAction('session/unauthorized')

/** Somebody wants to sign out; the shell's session saga does it (C-23) and {@link signedOut} follows. */
export const signOut = createAction('session/sign-out')
