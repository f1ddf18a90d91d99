import { storage } from '@samspel/store'
import type { FakeRoutes } from '@samspel/testing'
import { createFakeApi, createTestStore } from '@samspel/testing'
import { leaving } from './leaving'
import { sessionSaga } from './saga'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token; `age` and `life` in seconds. */
export const makeToken = (claims: object, { age = 0, life = 3_600 } = {}): string => {
  const iat = Math.floor(Date.now() / 1_000) - age
  return `${part({ alg: 'none' })}.${part({ iat, exp: iat + life, ...claims })}.x`
}

/** The store with the session saga, as at the start of a page. */
export const startSession = (routes: FakeRoutes, token?: string) => {
  leaving.byWish = false
  if (token) storage.set('session', token)
  else storage.remove('session')
  const api = createFakeApi(routes, token ? { token } : {})
  const parts = createTestStore({ api })
  parts.injectSaga('session', () => sessionSaga(api.client) as never)
  return { ...parts, api }
}
