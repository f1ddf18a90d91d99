import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { forgetOldestDevices } from '../../auth/devices'
import type { Db } from '../../db/transact'
import type { Deliveries, Sendings } from '../../outbox/job'
import { enqueueAll, SendingFailed } from '../../outbox/outbox'
import { type Device, type Push, senderFor } from './push-senders'

/** Splits a push to an account into one per device, so that each can be retried on its own. */
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

export const noticeSendings: Sendings = ({ db, config, now, log }) => ({
  'push-device': async (payload, id, tries) => {
    const push = payload as Push
    const {
      rows: [device],
    } = await sql<Device>`SELECT id, token, platform, environment, push_keys FROM devices WHERE id = ${push.deviceId}
      AND ${push.accountId} IN (user_id::text, instagramer_id::text)`.execute(db)
    if (!device) return
    const outcome = await senderFor(device, config, now)(device, push, id, tries).catch((error: unknown) => {
      if (error instanceof SendingFailed && error.fate.ends)
        log.warn({ platform: device.platform, reason: error.message }, 'a push was given up')
      throw error
    })
    if (outcome === 'gone') await db.deleteFrom('devices').where('id', '=', device.id).execute()
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
  await forgetOldestDevices(db, column, owner)
}
