import type { ClientBase } from 'pg'
import type { DeliveryAddress } from '@samspel/api'
import type { Config } from '../config'
import { dayMs, dayOf } from '../days'
import { addressOf, ownAddress, sealAddress } from '../modules/parcels'
import { insertRows } from './bulk'

/** Where the demo's creators have their parcels sent, and the copies of it at their parcels. Copies of the world share the copies alone. */
export const sealDemoAddresses = async (
  client: ClientBase,
  { config, addresses, now }: { config: Config; addresses: ReadonlyMap<string, DeliveryAddress>; now: Date },
): Promise<void> => {
  await insertRows(
    client,
    'delivery_addresses',
    [...addresses].map(([id, address]) => ({
      instagramer_id: id,
      sealed: sealAddress(config, address, ownAddress(id)),
      updated_at: now.toISOString(),
    })),
  )
  // As the clock does it: what a brand has of creators' addresses is erased some time after a campaign's end.
  await client.query(
    `UPDATE parcels k SET town = NULL FROM campaigns c
      WHERE c.brand_id = k.brand_id AND c.id = k.campaign_id AND c.state IN ('finished', 'archived') AND c.end_at < $1::date`,
    [dayOf(new Date(now.getTime() - config.addressDays * dayMs))],
  )
  const { rows } = await client.query<{ id: string; order_number: string; instagramer_id: string }>(
    'SELECT id, order_number, instagramer_id FROM parcels WHERE town IS NOT NULL',
  )
  const ordered = new Map(
    rows.map((row) => [row.order_number, addresses.get(row.instagramer_id)] as const).filter(([, address]) => address),
  )
  const sealed = rows.flatMap(({ id, order_number: number }) => {
    const address = ordered.get(number)
    return address ? [{ id, sealed: sealAddress(config, address, addressOf(id)) }] : []
  })
  await client.query(
    `UPDATE parcels p SET sealed_address = s.sealed FROM jsonb_to_recordset($1::jsonb) AS s (id uuid, sealed text) WHERE p.id = s.id`,
    [JSON.stringify(sealed)],
  )
}
