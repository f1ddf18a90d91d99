import { createHash, createSign } from 'node:crypto'
import { fieldsOf, lifeSeconds, type Outcome, patienceMs, type Push, type Sender } from './push'

/** The parts of a service account's JSON file that are needed. */
export interface ServiceAccount {
  project_id: string
  client_email: string
  private_key: string
  token_uri: string
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A service account signs for itself (RFC 7523). */
const assertionOf = (
  { client_email: email, private_key: key, token_uri: audience }: ServiceAccount,
  now: Date,
): string => {
  const seconds = Math.floor(now.getTime() / 1_000)
  const said = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: email, scope, aud: audience, iat: seconds, exp: seconds + 3_600 })}`
  return `${said}.${createSign('RSA-SHA256').update(said).sign(key, 'base64url')}`
}

const messageOf = ({ token, title, body, href, tag, urgent }: Push) => ({
  message: {
    token,
    notification: { title, body },
    data: { href, tag },
    android: {
      priority: urgent ? 'HIGH' : 'NORMAL',
      ttl: `${lifeSeconds}s`,
      collapse_key: createHash('sha256').update(tag).digest('base64url'),
      notification: { tag },
    },
  },
})

/** FCM's own word for what is wrong; undefined where the body is not of its form. */
const reasonIn = (said: unknown): string | undefined => {
  const { details, status } = fieldsOf(fieldsOf(said).error)
  const codes = Array.isArray(details) ? details.map((detail) => fieldsOf(detail).errorCode) : []
  return [...codes, status].find((code) => typeof code === 'string')
}

/** By the error codes of FCM's HTTP v1 API; a status without one is judged by itself, and ends no push. */
const outcomeOf = (status: number, said: unknown, retryAfter: string | undefined): Outcome => {
  const known = reasonIn(said)
  const reason = known ?? String(status)
  if (reason === 'UNREGISTERED' || (status === 404 && reason === 'NOT_FOUND')) return { kind: 'gone', reason }
  if (status === 429 || reason === 'QUOTA_EXCEEDED') return { kind: 'limited', reason, retryAfter }
  if (status === 401 || reason === 'THIRD_PARTY_AUTH_ERROR') return { kind: 'broken', reason }
  if (status >= 500) return { kind: 'down', reason, retryAfter }
  if (reason === 'PERMISSION_DENIED' || known === undefined) return { kind: 'broken', reason }
  return { kind: 'refused', reason }
}

/** Google gave no access token: for our key, as its error says; or not now. */
class NoToken extends Error {
  readonly outcome: Outcome
  constructor(status: number, error: string | undefined, headers: Headers) {
    super(`Google gave no access token: ${error ?? status}`)
    const retryAfter = headers.get('retry-after') ?? undefined
    const kind = status === 429 ? 'limited' : status < 500 && error !== undefined ? 'broken' : 'down'
    this.outcome = { kind, reason: this.message, ...(kind !== 'broken' && { retryAfter }) }
  }
}

/** Sends by the HTTP v1 API of Firebase Cloud Messaging. */
export const fcmSender = (
  account: ServiceAccount,
  fcmUrl: string,
  now = () => new Date(),
  patience = patienceMs,
): Sender => {
  let access: { token: string; until: number } | undefined
  const accessToken = async (): Promise<string> => {
    if (access && access.until > now().getTime()) return access.token
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, now()),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const { access_token: token, expires_in: life, error } = fieldsOf(await response.json().catch(() => undefined))
    if (!response.ok || typeof token !== 'string' || token === '')
      throw new NoToken(response.status, typeof error === 'string' ? error : undefined, response.headers)
    // A minute earlier than it ends, so that none ends on the way.
    access = { token, until: now().getTime() + ((typeof life === 'number' ? life : 3_600) - 60) * 1_000 }
    return token
  }
  const send = async (push: Push) =>
    fetch(`${fcmUrl}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(push)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  const deliver: Sender = async (push) => {
    let response = await send(push)
    if (response.status === 401) {
      // The token was taken back before its time.
      access = undefined
      response = await send(push)
    }
    const said: unknown = await response.json().catch(() => undefined)
    if (response.ok) return { kind: 'sent' }
    return outcomeOf(response.status, said, response.headers.get('retry-after') ?? undefined)
  }
  return async (push) => {
    try {
      return await deliver(push)
    } catch (error) {
      if (error instanceof NoToken) return error.outcome
      throw error
    }
  }
}
