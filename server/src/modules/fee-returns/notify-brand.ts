import { sql } from 'kysely'
import type { FeeReturnReason } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { groupBy } from '../../jobs/batches'
import { notify } from '../notices'
import { feesBackMail } from './mails'

interface Returned {
  brand_id: string
  account_id: string
  amount: number
  return_reason: FeeReturnReason
  creator: string
  campaign: string
  brand_name: string
}

/** Campaigns with returns of which the brand was not told. */
export const unnotifiedCampaigns = async (db: Db, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ campaign_id: string }>`SELECT DISTINCT campaign_id FROM holds
    WHERE state = 'returned' AND brand_told_at IS NULL ORDER BY campaign_id LIMIT ${limit}`.execute(db)
  return rows.map(({ campaign_id: id }) => id)
}

/** One notice to each of the brand's staff about all fees of a campaign that have come back for one reason; each is told once. */
export const notifyBrand = async (
  trx: Db,
  campaignId: string,
  { config, live, now }: Pick<AppContext, 'config' | 'live'> & { now: Date },
): Promise<number> => {
  const { rows } = await sql<Returned>`UPDATE holds h SET brand_told_at = ${now}
    FROM campaigns c, brands b, instagramers i
    WHERE h.campaign_id = ${campaignId} AND h.state = 'returned' AND h.brand_told_at IS NULL
      AND c.brand_id = h.brand_id AND c.id = h.campaign_id AND b.id = h.brand_id AND i.id = h.instagramer_id
    RETURNING h.brand_id, h.account_id, h.amount, h.return_reason, i.name || ' (@' || i.username || ')' AS creator, c.name AS campaign, b.name AS brand_name`.execute(
    trx,
  )
  for (const returned of groupBy(rows, ({ return_reason: reason }) => reason).values()) {
    const [first] = returned
    if (!first) continue
    const fees = returned
      .map(({ creator, amount }) => ({ creator, amount }))
      .sort((one, other) => one.creator.localeCompare(other.creator, 'sv'))
    await notify(
      trx,
      { config, live, now },
      {
        to: { brandId: first.brand_id },
        kind: 'fees_back',
        subjectId: campaignId,
        brandId: first.brand_id,
        href: `/wallet/${first.account_id}`,
        facts: {
          brand: first.brand_name,
          campaign: first.campaign,
          amount: fees.reduce((sum, { amount }) => sum + amount, 0),
        },
        mail: (reader) =>
          feesBackMail({
            ...reader,
            appUrl: config.appUrl,
            campaign: first.campaign,
            brand: first.brand_name,
            accountId: first.account_id,
            reason: first.return_reason,
            fees,
          }),
      },
    )
  }
  return rows.length
}
