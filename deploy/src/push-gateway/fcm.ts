import { createHash, createSign } from 'node:crypto'
import { lifeSeconds, type Outcome, patienceMs, type Push, type Sender } from './push'

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

interface FcmError {
  error?: { status?: string; message?: string; details?: { errorCode?: string }[] }
}

/** By the error codes of FCM's HTTP v1 API; a status without one is judged by itself. */
const outcomeOf = (status: number, { error }: FcmError, retryAfter: string | undefined): Outcome => {
  const reason = error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? error?.status ?? String(status)
  if (reason === 'UNREGISTERED' || (status === 404 && reason === 'NOT_FOUND')) return { kind: 'gone', reason }
  if (status === 429 || reason === 'QUOTA_EXCEEDED') return { kind: 'limited', reason, retryAfter }
  if (status === 401 || reason === 'THIRD_PARTY_AUTH_ERROR') return { kind: 'broken', reason }
  if (status >= 500) return { kind: 'down', reason, retryAfter }
  if (reason === 'PERMISSION_DENIED') return { kind: 'broken', reason }
  return { kind: 'refused', reason }
}

/** Sends by the HTTP v1 API of Firebase Cloud Messaging. */
export const fcmSender = (account: ServiceAccount, fcmUrl: string, now = () => new Date()): Sender => {
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
      signal: AbortSignal.timeout(patienceMs),
    })
    const said = (await response.json().catch(() => ({}))) as { access_token?: string; expires_in?: number }
    if (!response.ok || !said.access_token) throw new Error(`Google gave no access token (${response.status})`)
    // A minute earlier than it ends, so that none ends on the way.
    access = { token: said.access_token, until: now().getTime() + ((said.expires_in ?? 3_600) - 60) * 1_000 }
    return access.token
  }
  const send = async (push: Push) =>
    fetch(`${fcmUrl}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(push)),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
  return async (push) => {
    let response = await send(push)
    if (response.status === 401) {
      // The token was taken back before its time.
      access = undefined
      response = await send(push)
    }
    const said = (await response.json().catch(() => ({}))) as FcmError
    if (response.ok) return { kind: 'sent' }
    return outcomeOf(response.status, said, response.headers.get('retry-after') ?? undefined)
  }
}
