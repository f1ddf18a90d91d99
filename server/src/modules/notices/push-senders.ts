import { createECDH, createHash, hkdfSync } from 'node:crypto'
import webPush, { type WebPushError } from 'web-push'
import type { Config } from '../../config'
import { SendingFailed, type Tries } from '../../outbox/outbox'
import { publicAgent } from '../../outgoing'
import { recorded } from '../../services'
import { fateOf, hoursKept } from './push-fate'
import { isSubscription } from './push-service'

type Keys = Pick<Config, 'sessionSecret' | 'vapidPrivateKey'>
type Senders = Keys & Pick<Config, 'pushContact' | 'nativePush' | 'pushServices'>

/** The key pair that signs pushes; browsers need the public key to subscribe. */
export const vapidKeys = ({ sessionSecret, vapidPrivateKey }: Keys) => {
  const secret = vapidPrivateKey
    ? Buffer.from(vapidPrivateKey, 'base64url')
    : Buffer.from(hkdfSync('sha256', sessionSecret, '', 'samspel vapid', 32))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

/** A browser, which has keys, or a phone with the wrapper app, which has none. */
export interface Device {
  id: string
  token: string
  platform: string
  environment: string
  push_keys: { p256dh: string; auth: string } | null
}
export type Push = {
  deviceId: string
  accountId: string
  title: string
  body: string
  href: string
  tag: string
  /** Worth waking a phone that saves its battery. */
  urgent?: boolean
}

/**
 * Sends one push to one device; `gone` when the device no longer accepts any. `id` is that of the outbox row, the same on every try.
 * @throws {SendingFailed} which says whether it is tried again
 */
export type PushSender = (device: Device, push: Push, id: string, tries: Tries) => Promise<'sent' | 'gone'>

const patienceMs = 10_000

/** A service replaces a push that waits by one of the same topic, as a browser does by tag; 32 characters at most (RFC 8030, 5.4). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

const toBrowser =
  (config: Keys & Pick<Config, 'pushServices'> & { pushContact: string }, now: () => Date): PushSender =>
  async ({ token, push_keys: keys }, { title, body, href, tag, urgent }, _id, tries) => {
    if (!keys) return 'sent'
    if (!isSubscription({ endpoint: token, ...keys }, config)) return 'gone'
    try {
      await webPush.sendNotification({ endpoint: token, keys }, JSON.stringify({ title, body, href, tag }), {
        vapidDetails: { subject: config.pushContact, ...vapidKeys(config) },
        TTL: hoursKept * 3_600,
        urgency: urgent ? 'high' : 'normal',
        topic: topicOf(tag),
        timeout: patienceMs,
        agent: publicAgent,
      })
      return 'sent'
    } catch (error) {
      const { statusCode: status, headers, message } = error as Partial<WebPushError> & Error
      const fate = fateOf({ status, message, retryAfter: headers?.['retry-after'] }, tries, now())
      if (fate === 'gone') return fate
      throw fate
    }
  }

/**
 * The gateway of the wrapper's vendor holds the credentials for the phone platforms. It receives token and text, and answers 404 or 410 for
 * an expired token.
 */
const toPhone =
  ({ url, secret }: NonNullable<Config['nativePush']>, now: () => Date): PushSender =>
  async ({ token, platform, environment }, { title, body, href, tag, urgent = false }, id, tries) => {
    const { status, headers } = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ id, token, platform, environment, title, body, href, tag, urgent }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (status >= 200 && status < 300) return 'sent'
    const message = `The gateway of pushes answered ${status}`
    const fate = fateOf({ status, message, retryAfter: headers.get('retry-after') }, tries, now())
    if (fate === 'gone') return fate
    throw fate
  }

/** Pushes are off: the notice itself is in the app. */
const toNobody: PushSender = () => Promise.resolve('sent')

/** Whether browsers may register at all. */
export const takesBrowsers = ({ pushContact }: Pick<Config, 'pushContact'>): boolean => Boolean(pushContact)

/** A push that is refused, or a device that is gone, says nothing of the service. */
const isAboutOnePush = (error: unknown) => error instanceof SendingFailed && Boolean(error.fate.ends)

/** The sender for a device: the one configured for its kind, or nobody. */
export const senderFor = (
  { push_keys: keys }: Pick<Device, 'push_keys'>,
  config: Senders,
  now: () => Date,
): PushSender => {
  const { pushContact, nativePush } = config
  const [send, name] = keys
    ? [pushContact && toBrowser({ ...config, pushContact }, now), 'web_push' as const]
    : [nativePush && toPhone(nativePush, now), 'native_push' as const]
  if (!send) return toNobody
  return (...asked) => recorded(name, 'push_sent', () => send(...asked), isAboutOnePush)
}
