/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readToken, storage } from '@samspel/store'
import { entry, takeJwt } from './entry-jwt'
import { makeToken } from './testing'

const jwt = makeToken({ scp: 'instagramer' })
const at = () => window.location.pathname + window.location.search + window.location.hash
const open = (address: string) => {
  window.history.replaceState({ kept: 1 }, '', address)
  const before = window.history.length
  takeJwt()
  expect(window.history.length).toBe(before)
}

beforeEach(() => localStorage.clear())
afterEach(() => window.history.replaceState(null, '', '/'))

test.each(['/native-auth', '/native-auth/', '/login', '/login/creator', '/create-account/creator'])(
  '%s: the jwt becomes the session and leaves the address at once; the rest stays (R-11, S-13)',
  (path) => {
    open(`${path}?campaignId=7&jwt=${jwt}#x`)
    expect(at()).toBe(`${path}?campaignId=7#x`)
    expect(window.history.state).toEqual({ kept: 1 })
    expect(readToken()).toBe(jwt)
    expect(entry.signedIn).toBe(true)
  },
)

test('a good jwt takes the place of a session that was there (R-11, T-30)', () => {
  storage.set('session', makeToken({ scp: 'user', role: 'admin' }))
  open(`/native-auth?jwt=${jwt}`)
  expect(readToken()).toBe(jwt)
})

test.each(['nonsense', '', makeToken({ scp: 'instagramer' }, { age: 7_200 })])(
  'a jwt that is none, or has run out, leaves the address too and makes no session: %j (R-11)',
  (bad) => {
    open(`/native-auth?jwt=${bad}`)
    expect(at()).toBe('/native-auth')
    expect(readToken()).toBeUndefined()
    expect(entry.signedIn).toBe(false)
  },
)

test('a sign-in page is told of a jwt that is no longer good (S-12, S-13)', () => {
  open(`/login/creator?destination=%2Fx&jwt=${makeToken({ scp: 'instagramer' }, { age: 7_200 })}`)
  expect(at()).toBe('/login/creator?destination=%2Fx&error=entry_invalid')
  expect(readToken()).toBeUndefined()
})

test('other pages keep their query, and no session comes from it', () => {
  open(`/p/marketplace?jwt=${jwt}`)
  expect(at()).toBe(`/p/marketplace?jwt=${jwt}`)
  expect(readToken()).toBeUndefined()
})
