import { createAction } from '@reduxjs/toolkit'

/** The session has ended, by sign-out or by a 401, and the whole client state is reset (T-30). */
export const signedOut = createAction('session/signed-out')

/** A request was answered with 401 (T-26: a separate event); {@link signedOut} follows. */
export const unauthorized = createAction('session/unauthorized')

/** Requests a sign-out. The shell's session saga carries it out (C-23), and {@link signedOut} follows. */
export const signOut = createAction('session/sign-out')
