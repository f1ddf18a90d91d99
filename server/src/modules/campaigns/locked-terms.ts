import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { DealFacts } from '@samspel/api'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { dealOf } from './terms'

interface Owner {
  brand_id: string
  id: string
}

/** Whether anybody has applied to the campaign or reserved at one of its stores, whatever became of it. */
export const hasApplications = async (db: Db, { brand_id: brandId, id }: Owner): Promise<boolean> => {
  const {
    rows: [found],
  } = await sql<{ any: boolean }>`SELECT
      EXISTS (SELECT FROM participations WHERE brand_id = ${brandId} AND campaign_id = ${id})
      OR EXISTS (SELECT FROM store_participations sp
        JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
        WHERE sc.brand_id = ${brandId} AND sc.campaign_id = ${id}) AS any`.execute(db)
  return found?.any ?? false
}

/** Saves a change, and refuses it where somebody has applied to a deal that it would make another. The campaign is locked. */
export const keepingDeal = async (trx: Db, campaign: Owner, save: () => Promise<void>): Promise<void> => {
  const ids = { brandId: campaign.brand_id, campaignId: campaign.id }
  const isLocked = await hasApplications(trx, campaign)
  const before = isLocked && (await dealOf(trx, ids))
  await save()
  // What it is called is nothing that anybody said yes to.
  if (before && !isDeepStrictEqual({ ...(await dealOf(trx, ids)), title: before.title } satisfies DealFacts, before))
    throw new AppError('terms_locked')
}
