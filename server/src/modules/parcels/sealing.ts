import { sql } from 'kysely'
import type { DeliveryAddress } from '@samspel/api'
import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { Job } from '../../jobs/clock'

type Keys = Pick<Config, 'paymentDetailsKeys'>

/** A creator's own address, and a parcel's copy of it: a sealed value opens in its own row alone. */
export const ownAddress = (instagramerId: string): string => `delivery_addresses.sealed:${instagramerId}`
export const addressOf = (parcelId: string): string => `parcels.sealed_address:${parcelId}`

const cipherOf = ({ paymentDetailsKeys }: Keys) => fieldCipher(paymentDetailsKeys)

export const sealAddress = (config: Keys, address: DeliveryAddress, owner: string): string =>
  cipherOf(config).seal(JSON.stringify(address), owner)

/** Undefined when no key opens it, or it never was sealed. */
export const openAddress = (config: Keys, sealed: string, owner: string): DeliveryAddress | undefined => {
  const text = cipherOf(config).open(sealed, owner)
  return text === undefined || text === sealed ? undefined : (JSON.parse(text) as DeliveryAddress)
}

const places = [
  { table: 'delivery_addresses', id: 'instagramer_id', column: 'sealed', owner: ownAddress },
  { table: 'parcels', id: 'id', column: 'sealed_address', owner: addressOf },
] as const

/** Seals anew with the first key what an older one has sealed. Safe to run concurrently. */
export const sealAddressesAnew = async (db: Db, config: Keys): Promise<{ sealed: number; shut: number }> => {
  const { open, seal, current } = cipherOf(config)
  const done = { sealed: 0, shut: 0 }
  for (const { table, id, column, owner } of places) {
    const [key, value] = [sql.ref(id), sql.ref(column)]
    for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after;) {
      const from: string = after
      after = await transact(db, async (trx) => {
        const { rows } = await sql<{ id: string; sealed: string }>`SELECT ${key} AS id, ${value} AS sealed
          FROM ${sql.table(table)} WHERE ${key} > ${from} AND ${value} IS NOT NULL AND NOT starts_with(${value}, ${current})
          ORDER BY ${key} LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
        for (const row of rows) {
          const text = open(row.sealed, owner(row.id))
          done[text === undefined ? 'shut' : 'sealed'] += 1
          if (text === undefined) continue
          const again = seal(text, owner(row.id))
          if (table === 'parcels')
            await trx.updateTable('parcels').set({ sealed_address: again }).where('id', '=', row.id).execute()
          else
            await trx
              .updateTable('delivery_addresses')
              .set({ sealed: again })
              .where('instagramer_id', '=', row.id)
              .execute()
        }
        return rows.at(-1)?.id
      })
    }
  }
  return done
}

/** Seals old addresses anew soon after start-up, as needed after a new first key. */
export const sealAddressesJob: Job = {
  name: 'seal-addresses',
  everyMs: dayMs,
  run: async ({ db, config, log }) => {
    const { sealed, shut } = await sealAddressesAnew(db, config)
    if (sealed > 0) log.info({ sealed }, 'addresses sealed')
    if (shut > 0) log.error({ shut }, 'addresses that no key of PAYMENT_DETAILS_KEYS opens')
  },
}
