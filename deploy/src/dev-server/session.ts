import type { CallChoice } from './choice'
import type { FakeApi } from './fake-api'

/** The token that the frame signs in with (null for anonymous), or the reason why there is none. */
export type Session = { token: string | null } | { problem: 'unreachable' | 'refused' }

const DEMO_PASSWORD = 'samspel-demo'

const own = {
  creator: { path: '/api/instagramers/me', key: 'instagramer' },
  user: { path: '/api/users/me', key: 'user' },
} as const

async function fakeSession(fake: FakeApi, { role, locale }: CallChoice): Promise<Session> {
  if (role === 'anonymous') return { token: null }
  const token = await fake.tokenFor(role === 'store' ? 'store_user' : role)
  const { path, key } = role === 'creator' ? own.creator : own.user
  // The account's language takes precedence over the browser's.
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await fake.handle({ method: 'PATCH', url: path, headers, body: JSON.stringify({ [key]: { locale } }) })
  return { token }
}

/** Signs in to a real Samspel with a demo account. */
async function realSession({ role, api }: CallChoice): Promise<Session> {
  if (role === 'anonymous') return { token: null }
  const kind = role === 'creator' ? 'instagramer' : 'user'
  try {
    const answer = await fetch(`${api}/api/auth/${kind}s/sign_in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [kind]: { email: `${role}@samspel.test`, password: DEMO_PASSWORD } }),
      signal: AbortSignal.timeout(8_000),
    })
    const token = answer.headers.get('authorization')?.replace(/^Bearer /, '')
    return answer.ok && token ? { token } : { problem: 'refused' }
  } catch {
    return { problem: 'unreachable' }
  }
}

/** Creates a session for the chosen role at the fake or the real API. */
export const sessionFor = (fake: FakeApi, choice: CallChoice): Promise<Session> =>
  choice.api ? realSession(choice) : fakeSession(fake, choice)
