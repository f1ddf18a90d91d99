import { type RawBuilder, sql } from 'kysely'
import type { CampaignInvitation } from '@samspel/api'
import type { Config } from '../../config'
import { dayMs, dayOf } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { Page } from '../../http/page'
import { type CreatorCardColumns, creatorCardColumns, toCreatorCard } from '../creators'

/** SQL condition that an invitation is in force: not declined, or declined so recently that the creator cannot be asked again yet. */
export const stands = (
  now: Date,
  { inviteAgainDays }: Pick<Config, 'inviteAgainDays'>,
  declinedAt = sql`declined_at`,
): RawBuilder<unknown> => sql`coalesce(${declinedAt} > ${new Date(now.getTime() - inviteAgainDays * dayMs)}, true)`

interface InvitationRow extends CreatorCardColumns {
  id: string
  campaign_id: string
  message: string
  community_list_name: string | null
  invited_by_name: string | null
  declined_at: string | null
  applied: boolean
  created_at: string
}

const stateOf = ({
  declined_at: declined,
  applied,
}: Pick<InvitationRow, 'declined_at' | 'applied'>): CampaignInvitation['state'] => {
  if (applied) return 'applied'
  return declined ? 'declined' : 'sent'
}

/** The day from which a creator who declined can be invited again. */
export const askAgainOn = (declinedAt: string, { inviteAgainDays }: Pick<Config, 'inviteAgainDays'>): string =>
  dayOf(new Date(Date.parse(declinedAt) + inviteAgainDays * dayMs))

const toInvitation = (row: InvitationRow, config: Pick<Config, 'inviteAgainDays'>): CampaignInvitation => ({
  id: row.id,
  campaignId: row.campaign_id,
  instagramerId: row.instagramer_id,
  state: stateOf(row),
  message: row.message,
  communityListName: row.community_list_name,
  invitedByName: row.invited_by_name,
  creator: toCreatorCard(row),
  createdAt: row.created_at,
  askAgainOn: row.declined_at && !row.applied ? askAgainOn(row.declined_at, config) : null,
})

/** Whether the invited creator has applied; refers to the invitation as `v`. */
const applied = sql`EXISTS (SELECT FROM participations
    WHERE brand_id = v.brand_id AND campaign_id = v.campaign_id AND instagramer_id = v.instagramer_id)`

const rowsOf = (
  cut: RawBuilder<unknown>,
) => sql`SELECT v.id, v.campaign_id, v.message, v.community_list_name, u.name AS invited_by_name, v.declined_at, v.created_at, ${applied} AS applied, ${creatorCardColumns}
  FROM (${cut}) v JOIN instagramers i ON i.id = v.instagramer_id LEFT JOIN users u ON u.id = v.invited_by
  ORDER BY v.created_at DESC, v.id DESC`

export const listInvitations = async (
  db: Db,
  brandId: string,
  campaignId: string,
  { limit, offset }: Page,
  config: Pick<Config, 'inviteAgainDays'>,
): Promise<{ rows: CampaignInvitation[]; total: number }> => {
  const where = sql`brand_id = ${brandId} AND campaign_id = ${campaignId}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<InvitationRow>`${rowsOf(sql`SELECT * FROM campaign_invitations WHERE ${where} ORDER BY created_at DESC, id DESC
    LIMIT ${limit} OFFSET ${offset}`)}`,
    sql`campaign_invitations WHERE ${where}`,
  )
  return { rows: rows.map((row) => toInvitation(row, config)), total }
}

export const findInvitation = async (
  db: Db,
  id: string,
  config: Pick<Config, 'inviteAgainDays'>,
): Promise<CampaignInvitation | undefined> => {
  const {
    rows: [row],
  } = await sql<InvitationRow>`${rowsOf(sql`SELECT * FROM campaign_invitations WHERE id = ${id}`)}`.execute(db)
  return row && toInvitation(row, config)
}

export const findKeys = (db: Db, id: string) =>
  db
    .selectFrom('campaign_invitations')
    .select(['id', 'brand_id', 'campaign_id', 'instagramer_id'])
    .where('id', '=', id)
    .executeTakeFirst()
