import { createHash, createSign, randomUUID } from 'node:crypto'
import { type ClientHttp2Session, connect } from 'node:http2'
import { fieldsOf, lifeSeconds, type Outcome, patienceMs, type Push, type Sender } from './push'

/** A key of Apple's for token-based connections: its .p8 text, its id, the team, and the app's bundle id. */
export interface ApnsKey {
  key: string
  keyId: string
  teamId: string
  topic: string
}

/** By Apple's list of what is not to be tried again. */
const refusedReasons = ['DeviceTokenNotForTopic', 'Forbidden', 'PayloadTooLarge']
/** Apple wants a token that is neither older than an hour nor renewed more often than every 20 minutes. */
const tokenLifeMs = 40 * 60_000
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const tokenOf = ({ key, keyId, teamId }: ApnsKey, now: Date): string => {
  const said = `${part({ alg: 'ES256', kid: keyId })}.${part({ iss: teamId, iat: Math.floor(now.getTime() / 1_000) })}`
  return `${said}.${createSign('SHA256').update(said).sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64url')}`
}

const goneReasons = ['BadDeviceToken', 'ExpiredToken', 'Unregistered']
const brokenReasons = [
  'BadCertificate',
  'BadCertificateEnvironment',
  'ExpiredProviderToken',
  'InvalidProviderToken',
  'MissingProviderToken',
  'TopicDisallowed',
  'BadTopic',
]

const outcomeOf = (status: number, reason: string, retryAfter: string | undefined): Outcome => {
  if (status === 200) return { kind: 'sent' }
  if (status === 410 || goneReasons.includes(reason)) return { kind: 'gone', reason }
  if (refusedReasons.includes(reason)) return { kind: 'refused', reason }
  if (status === 429) return { kind: 'limited', reason, retryAfter }
  if (status >= 500) return { kind: 'down', reason, retryAfter }
  // An answer that is not of Apple's form ends no push.
  if (status === 403 || reason === '' || brokenReasons.includes(reason)) return { kind: 'broken', reason }
  return { kind: 'refused', reason }
}

interface Answer {
  status: number
  reason: string
  retryAfter: string | undefined
}

const post = (
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body: string,
  patience: number,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const stream = session.request(headers)
    let answered: Record<string, unknown> = {}
    const parts: Buffer[] = []
    stream.setTimeout(patience, () => stream.destroy(new Error('Apple does not answer')))
    stream.on('response', (given) => (answered = given))
    stream.on('data', (data: Buffer) => parts.push(data))
    stream.on('error', reject)
    stream.on('end', () => {
      let reason = ''
      try {
        const { reason: said } = fieldsOf(JSON.parse(Buffer.concat(parts).toString() || '{}'))
        if (typeof said === 'string') reason = said
      } catch {
        // Not Apple's form: the status alone is judged.
      }
      const status = Number(answered[':status'] ?? 0)
      if (!status) return reject(new Error('Apple ended the connection'))
      resolve({ status, reason, retryAfter: answered['retry-after'] as string | undefined })
    })
    stream.end(body)
  })

/** Sends by APNs: HTTP/2, one connection for all pushes. */
export const apnsSender = (
  apnsKey: ApnsKey,
  apnsUrl: string,
  now = () => new Date(),
  patience = patienceMs,
): Sender => {
  let session: ClientHttp2Session | undefined
  let token: { text: string; since: number } | undefined
  const connection = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session
    const opened = connect(apnsUrl)
    const forget = () => {
      if (session === opened) session = undefined
    }
    opened.on('error', forget).on('close', forget).on('goaway', forget)
    opened.setTimeout(60_000, () => opened.close())
    session = opened
    return opened
  }
  const bearer = (): string => {
    if (!token || now().getTime() - token.since > tokenLifeMs)
      token = { text: tokenOf(apnsKey, now()), since: now().getTime() }
    return token.text
  }
  const send = ({ id, token: device, title, body, href, tag, urgent }: Push) =>
    post(
      connection(),
      {
        ':method': 'POST',
        ':path': `/3/device/${encodeURIComponent(device)}`,
        authorization: `bearer ${bearer()}`,
        'apns-id': /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : randomUUID(),
        'apns-topic': apnsKey.topic,
        'apns-push-type': 'alert',
        'apns-priority': urgent ? '10' : '5',
        'apns-expiration': String(Math.floor(now().getTime() / 1_000) + lifeSeconds),
        'apns-collapse-id': createHash('sha256').update(tag).digest('base64url'),
      },
      JSON.stringify({ aps: { alert: { title, body }, sound: 'default', 'thread-id': href }, href, tag }),
      patience,
    )
  const sender: Sender = async (push) => {
    let answer = await send(push)
    if (answer.status === 403 && answer.reason === 'ExpiredProviderToken') {
      token = undefined
      answer = await send(push)
    }
    return outcomeOf(answer.status, answer.reason, answer.retryAfter)
  }
  return Object.assign(sender, { close: () => session?.destroy() })
}
