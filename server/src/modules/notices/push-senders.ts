import { createECDH, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import webPush from 'web-push'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'

type Keys = Pick<Config, 'sessionSecret' | 'vapidPrivateKey'>
type Senders = Keys & Pick<Config, 'pushContact' | 'nativePush'>

/** The pair that pushes are signed with; browsers are given the public one when they subscribe. */
export const vapidKeys = ({ sessionSecret, vapidPrivateKey }: Keys) => {
  const secret = vapidPrivateKey
    ? Buffer.from(vapidPrivateKey, 'base64url')
    : Buffer.from(hkdfSync('sha256', sessionSecret, '', 'samspel vapid', 32))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

/** A browser, which has keys, or a phone with the wrapper, which has none. */
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
 * Brings one push to one device; `gone` when the device takes none any more. What fails for now is thrown, and tried again with the same
 * `id`, which is that of the outbox's row.
 */
export type PushSender = (device: Device, push: Push, id: string) => Promise<'sent' | 'gone'>

const goneStatuses = [404, 410]
const hoursKept = 24
const patienceMs = 10_000

const toBrowser =
  (config: Keys & { pushContact: string }): PushSender =>
  async ({ token, push_keys: keys }, { title, body, href, tag }) => {
    if (!keys) return 'sent'
    try {
      await webPush.sendNotification({ endpoint: token, keys }, JSON.stringify({ title, body, href, tag }), {
        vapidDetails: { subject: config.pushContact, ...vapidKeys(config) },
        TTL: hoursKept * 3_600,
        timeout: patienceMs,
      })
      return 'sent'
    } catch (error) {
      if (goneStatuses.includes((error as { statusCode?: number }).statusCode ?? 0)) return 'gone'
      throw error
    }
  }

/** The gateway of the wrapper's maker holds the keys of the phones' makers: it is given token and words, and answers 404 or 410 for a token that is over. */
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

/** Keeps what would have been sent. The id of the outbox's row makes it one, however often it is tried. */
const toSandbox =
  (db: Db): PushSender =>
  async ({ platform }, { accountId, deviceId, title, body, href, tag }, id) => {
    await sql`INSERT INTO sandbox_pushes (id, device_id, account_id, payload)
      VALUES (${id}, ${deviceId}, ${accountId}, ${JSON.stringify({ title, body, href, tag, platform })}::jsonb)
      ON CONFLICT (id) DO NOTHING`.execute(db)
    return 'sent'
  }

/** Who brings pushes to a device: what is set for its kind, or the sandbox. */
export const senderFor = ({ push_keys: keys }: Pick<Device, 'push_keys'>, config: Senders, db: Db): PushSender => {
  const { pushContact, nativePush } = config
  if (keys) return pushContact ? toBrowser({ ...config, pushContact }) : toSandbox(db)
  return nativePush ? toPhone(nativePush) : toSandbox(db)
}
