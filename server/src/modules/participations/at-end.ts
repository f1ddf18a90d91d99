import { sql } from 'kysely'
import type { Terms } from '@samspel/api'
import type { AtEnd } from '@samspel/api/campaign-rules'
import type { Db } from '../../db/transact'
import { draftApproved } from '../../draft-state'
import { goodsWent } from '../../parcel-deadline'
import { termsOfParticipation } from '../../terms-that-hold'

/** What decides what is owed were the participation to end now. */
export const atEndOf = async (db: Db, id: string): Promise<AtEnd> => {
  const {
    rows: [row],
  } = await sql<{
    fee: number
    share: Terms['cancelShare']
    went: boolean
    drafted: boolean
  }>`SELECT p.fee_amount AS fee,
      ${termsOfParticipation('p', 'c')} ->> 'cancelShare' AS share, ${goodsWent('p')} AS went,
      ${draftApproved('participation_id', 'p')} AS drafted
    FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id WHERE p.id = ${id}`.execute(
    db,
  )
  if (!row) throw new Error('What is owed was asked for of nothing')
  return { fee: row.fee, cancelShare: row.share, goodsWent: row.went, draftApproved: row.drafted }
}
