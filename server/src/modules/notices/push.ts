import { createECDH, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import webPush from 'web-push'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { Deliveries, Sendings } from '../../outbox/job'
import { enqueueAll } from '../../outbox/outbox'

type Keys = Pick<Config, 'sessionSecret' | 'vapidPrivateKey'>

/** The pair that pushes are signed with; browsers are given the public one when they subscribe. */
export const vapidKeys = ({ sessionSecret, vapidPrivateKey }: Keys) => {
  const secret = vapidPrivateKey
    ? Buffer.from(vapidPrivateKey, 'base64url')
    : Buffer.from(hkdfSync('sha256', sessionSecret, '', 'samspel vapid', 32))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

interface Device {
  id: string
  token: string
  platform: string
  push_keys: { p256dh: string; auth: string } | null
}
interface Push {
  deviceId: string
  accountId: string
  title: string
  body: string
  href: string
  tag: string
}

/** Brings one push to one device; `gone` when the device takes none any more. */
type Pusher = (device: Device, push: Push) => Promise<'sent' | 'gone'>

const goneStatuses = [404, 410]
const hoursKept = 24
const webPusher =
  (config: Keys & { pushContact: string }): Pusher =>
  async ({ token, push_keys: keys }, { title, body, href, tag }) => {
    if (!keys) return 'sent'
    try {
      await webPush.sendNotification({ endpoint: token, keys }, JSON.stringify({ title, body, href, tag }), {
        vapidDetails: { subject: config.pushContact, ...vapidKeys(config) },
        TTL: hoursKept * 3_600,
        timeout: 10_000,
      })
      return 'sent'
    } catch (error) {
      if (goneStatuses.includes((error as { statusCode?: number }).statusCode ?? 0)) return 'gone'
      throw error
    }
  }

/** Keeps what would have been sent. The id of the outbox's row makes it one, however often it is tried. */
const sandboxPusher =
  (db: Db, id: string): Pusher =>
  async (device, { accountId, deviceId, title, body, href, tag }) => {
    await sql`INSERT INTO sandbox_pushes (id, device_id, account_id, payload)
      VALUES (${id}, ${deviceId}, ${accountId}, ${JSON.stringify({ title, body, href, tag, platform: device.platform })}::jsonb)
      ON CONFLICT (id) DO NOTHING`.execute(db)
    return 'sent'
  }

/** A push to an account becomes one for each of its devices, so that one that fails is tried again alone. */
export const noticeDeliveries: Deliveries = () => ({
  push: async (trx, payload) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM devices
      WHERE ${payload.accountId} IN (user_id::text, instagramer_id::text)`.execute(trx)
    await enqueueAll(
      trx,
      'push-device',
      rows.map(({ id }) => ({ ...payload, deviceId: id })),
    )
  },
})

export const noticeSendings: Sendings = ({ db, config }) => ({
  'push-device': async (payload, id) => {
    const push = payload as unknown as Push
    const {
      rows: [device],
    } = await sql<Device>`SELECT id, token, platform, push_keys FROM devices WHERE id = ${push.deviceId}
      AND ${push.accountId} IN (user_id::text, instagramer_id::text)`.execute(db)
    if (!device) return
    const { pushContact } = config
    // The wrapper's own tokens need a service of its maker: until one is connected they are kept to be looked at.
    const pusher = pushContact && device.push_keys ? webPusher({ ...config, pushContact }) : sandboxPusher(db, id)
    if ((await pusher(device, push)) === 'gone') await db.deleteFrom('devices').where('id', '=', device.id).execute()
  },
})

export const registerBrowser = async (
  db: Db,
  column: 'user_id' | 'instagramer_id',
  owner: string,
  { endpoint, p256dh, auth, name }: { endpoint: string; p256dh: string; auth: string; name: string },
): Promise<void> => {
  await db.deleteFrom('devices').where('token', '=', endpoint).execute()
  await db
    .insertInto('devices')
    .values({
      id: uuidv7(),
      [column]: owner,
      token: endpoint,
      platform: 'web',
      environment: 'production',
      name,
      push_keys: JSON.stringify({ p256dh, auth }),
    })
    .execute()
}
