import { sql } from 'kysely'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { countSentBack } from '../campaigns'
import { feesInTimeOf } from '../wallet'

export const getBrandRecord = async ({ db }: Context, { id }: { id: string }) => {
  const [brand, campaignsSentBack, fees] = await Promise.all([
    sql`SELECT FROM brands WHERE id = ${id}`.execute(db),
    countSentBack(db, id),
    feesInTimeOf(db, id),
  ])
  if (brand.rows.length === 0) throw new AppError('not_found')
  return { brandRecord: { campaignsSentBack, ...fees } }
}
