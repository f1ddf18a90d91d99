import { sql } from 'kysely'
import type { Terms } from '@samspel/api'
import { owedOnEnding } from '@samspel/api/campaign-rules'
import type { Db } from '../../db/transact'
import { goodsWent } from '../../parcel-deadline'
import { termsOfParticipation } from '../../terms-that-hold'

/** What the creator keeps of a held fee where the brand ends the participation now, by its terms, öre. */
export const owedNow = async (trx: Db, id: string): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ fee: number; share: Terms['cancelShare']; went: boolean }>`SELECT p.fee_amount AS fee,
      ${termsOfParticipation('p', 'c')} ->> 'cancelShare' AS share, ${goodsWent('p')} AS went
    FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id WHERE p.id = ${id}`.execute(
    trx,
  )
  return row ? owedOnEnding({ fee: row.fee, cancelShare: row.share, goodsWent: row.went }) : 0
}
