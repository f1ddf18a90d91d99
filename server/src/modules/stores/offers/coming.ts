import type { Db } from '../../../db/transact'
import type { OwnRow } from './repository'

export const writeComing = async (trx: Db, { brand_id: brandId, id }: OwnRow, at: string | null): Promise<void> => {
  await trx
    .updateTable('store_participations')
    .set({ coming_at: at })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()
}
