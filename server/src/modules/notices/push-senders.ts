import { createECDH, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import webPush from 'web-push'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { publicAgent } from '../../outgoing'
import { hasSandbox } from '../../sandboxes'
import { recorded } from '../../services'
import { isOfPushService } from './push-service'

type Keys = Pick<Config, 'sessionSecret' | 'vapidPrivateKey'>
type Senders = Keys &
  Pick<Config, 'pushContact' | 'nativePush' | 'pushServices' | 'smtpUrl' | 'appUrl' | 'host' | 'sandboxes'>

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
export interface Push {
  deviceId: string
  accountId: string
  title: string
  body: string
  href: string
  tag: string
}

/**
 * Sends one push to one device; `gone` when the device no longer accepts any. Temporary failures are thrown and retried with the same `id`,
 * that of the outbox row.
 */
export type PushSender = (device: Device, push: Push, id: string) => Promise<'sent' | 'gone'>

const goneStatuses = [404, 410]
const hoursKept = 24
const patienceMs = 10_000

const toBrowser =
  (config: Keys & Pick<Config, 'pushServices'> & { pushContact: string }): PushSender =>
  async ({ token, push_keys: keys }, { title, body, href, tag }) => {
    if (!keys) return 'sent'
    if (!isOfPushService(token, config)) return 'gone'
    try {
      await webPush.sendNotification({ endpoint: token, keys }, JSON.stringify({ title, body, href, tag }), {
        vapidDetails: { subject: config.pushContact, ...vapidKeys(config) },
        TTL: hoursKept * 3_600,
        timeout: patienceMs,
        agent: publicAgent,
      })
      return 'sent'
    } catch (error) {
      if (goneStatuses.includes((error as { statusCode?: number }).statusCode ?? 0)) return 'gone'
      throw error
    }
  }

/**
 * The gateway of the wrapper's vendor holds the credentials for the phone platforms. It receives token and text, and answers 404 or 410 for
 * an expired token.
 */
const toPhone =
  ({ url, secret }: NonNullable<Config['nativePush']>): PushSender =>
  async ({ token, platform, environment }, { title, body, href, tag }, id) => {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ id, token, platform, environment, title, body, href, tag }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (goneStatuses.includes(status)) return 'gone'
    if (status < 200 || status > 299) throw new Error(`The gateway of pushes answered ${status}`)
    return 'sent'
  }

/** Stores what would have been sent. The outbox row's id prevents duplicates when it is retried. */
const toSandbox =
  (db: Db): PushSender =>
  async ({ platform }, { accountId, deviceId, title, body, href, tag }, id) => {
    await sql`INSERT INTO sandbox_pushes (id, device_id, account_id, payload)
      VALUES (${id}, ${deviceId}, ${accountId}, ${JSON.stringify({ title, body, href, tag, platform })}::jsonb)
      ON CONFLICT (id) DO NOTHING`.execute(db)
    return 'sent'
  }

/** Pushes are off: the notice itself is in the app, and nobody's words are stored a second time. */
const toNobody: PushSender = () => Promise.resolve('sent')

/** Whether browsers may register at all. */
export const takesBrowsers = (config: Senders): boolean => Boolean(config.pushContact) || hasSandbox(config)

/** The sender for a device: the one configured for its kind; otherwise the sandbox, and nobody where there is none. */
export const senderFor = ({ push_keys: keys }: Pick<Device, 'push_keys'>, config: Senders, db: Db): PushSender => {
  const { pushContact, nativePush } = config
  const none = hasSandbox(config) ? toSandbox(db) : toNobody
  const [send, name] = keys
    ? [pushContact && toBrowser({ ...config, pushContact }), 'web_push' as const]
    : [nativePush && toPhone(nativePush), 'native_push' as const]
  if (!send) return none
  return (device, push, id) => recorded(name, 'push_sent', () => send(device, push, id))
}
