import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { hashOf } from '../../auth/one-time-tokens'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import { type CampaignRow, findCampaign } from '../campaigns'
import type { Shows } from './shown'

export interface OpenedLink {
  campaigns: readonly CampaignRow[]
  expiresAt: string
  locale: Locale
  shows: Shows
}

/** Whoever sees the brand's campaigns anyway is not a visitor. */
const isOwn = (caller: Caller, brandId: string): boolean =>
  caller.kind === 'user' && mayFor(caller, 'seeCampaigns', brandId)

/**
 * What a shared address opens; expired, ended and unknown ones give the same 404. A visit is counted by the condition that it is live, so
 * that an ended address never counts; those of the brand's own people are not counted.
 */
export const openLink = async (
  { db, caller, now }: Context,
  token: string,
  { counts }: { counts: boolean },
): Promise<OpenedLink> => {
  const isLive = sql`token_hash = ${hashOf(token)} AND ended_at IS NULL AND expires_at > ${now}`
  interface Found {
    brand_id: string
    campaign_id: string
    more_campaign_ids: string[]
    expires_at: string
    locale: Locale
    shows_costs: boolean
    shows_names: boolean
  }
  const columns = sql`brand_id, campaign_id, more_campaign_ids, expires_at, locale, shows_costs, shows_names`
  const {
    rows: [link],
  } = await sql<Found>`SELECT ${columns} FROM report_links WHERE ${isLive}`.execute(db)
  if (!link) throw new AppError('not_found')
  if (counts && !isOwn(caller, link.brand_id))
    await sql`UPDATE report_links SET opened_count = opened_count + 1 WHERE brand_id = ${link.brand_id} AND ${isLive}`.execute(
      db,
    )
  const found = []
  for (const id of [link.campaign_id, ...link.more_campaign_ids])
    found.push(await findCampaign(db, id, { today: dayOf(now) }))
  const campaigns = found.filter((campaign) => campaign !== undefined)
  if (campaigns.length !== found.length) throw new AppError('not_found')
  return {
    campaigns,
    expiresAt: link.expires_at,
    locale: link.locale,
    shows: { costs: link.shows_costs, names: link.shows_names },
  }
}
