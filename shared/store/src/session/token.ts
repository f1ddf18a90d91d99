import { isLive, readClaims } from '@samspel/api'
import { storage } from './storage'

/** The stored session token, `samspel.session`; undefined when there is none. */
export const readToken = (): string | undefined => storage.get('session')

/** Stores a token: after sign-in, and whenever an answer renews it (C-09). */
export const writeToken = (token: string): void => storage.set('session', token)

/** Forgets the token. */
export const clearToken = (): void => storage.remove('session')

/** Whether someone is logged in: the stored token's expiry lies in the future (T-32). `now` in milliseconds. */
export const isLoggedIn = (token = readToken(), now = Date.now()): boolean => isLive(readClaims(token), now)
