import type { DeliveryAddress } from '@samspel/api'
import { checkAddress, plainAddress } from '@samspel/api/postal'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { parcelChanged } from './events'
import { addressOf, openAddress, ownAddress, sealAddress } from './sealing'

export const findOwnAddress = async (
  db: Db,
  config: Context['config'],
  instagramerId: string,
): Promise<DeliveryAddress | null> => {
  const kept = await db
    .selectFrom('delivery_addresses')
    .select('sealed')
    .where('instagramer_id', '=', instagramerId)
    .executeTakeFirst()
  return (kept && openAddress(config, kept.sealed, ownAddress(instagramerId))) ?? null
}

export const getMyAddress = async ({ db, caller, config }: Context<CreatorCaller>) => ({
  deliveryAddress: await findOwnAddress(db, config, caller.id),
})

/** Sets the own address; the copies of parcels that are not sent yet follow. */
export const setMyAddress = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  { deliveryAddress }: { deliveryAddress: DeliveryAddress },
) =>
  transact(db, async (trx) => {
    const address = plainAddress(deliveryAddress)
    const errors = checkAddress(address)
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const row = { sealed: sealAddress(config, address, ownAddress(caller.id)), updated_at: now.toISOString() }
    await trx
      .insertInto('delivery_addresses')
      .values({ instagramer_id: caller.id, ...row })
      .onConflict((conflict) => conflict.column('instagramer_id').doUpdateSet(row))
      .execute()
    const unsent = await trx
      .selectFrom('parcels')
      .select(['id', 'brand_id', 'campaign_id', 'participation_id', 'instagramer_id'])
      .where('instagramer_id', '=', caller.id)
      .where('sent_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const parcel of unsent) {
      await trx
        .updateTable('parcels')
        .set({ sealed_address: sealAddress(config, address, addressOf(parcel.id)), town: address.city })
        .where('brand_id', '=', parcel.brand_id)
        .where('id', '=', parcel.id)
        .execute()
      await live.publish(trx, parcelChanged(parcel))
    }
    return { deliveryAddress: address }
  })

/** Removes the own address. Brands keep their copies until these are erased after their campaigns. */
export const removeMyAddress = async ({ db, caller }: Context<CreatorCaller>): Promise<void> => {
  await db.deleteFrom('delivery_addresses').where('instagramer_id', '=', caller.id).execute()
}
