import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Locale } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { isBlockedBy } from '../../blocked'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { LiveBus } from '../../live'
import { campaignChanged, recordCampaignEvent } from '../campaigns'
import { notify } from '../notices'
import { offerMail } from './mails'
import { stands } from './repository'

/** The fields of a campaign from `lockCampaign`; its invitations are created under that lock. */
export type InvitingCampaign = Pick<
  Selectable<DB['campaigns']>,
  'id' | 'brand_id' | 'name' | 'min_followers' | 'max_followers'
>

export interface Invite {
  campaign: InvitingCampaign
  instagramerIds?: readonly string[]
  /** Invites the approved members of these lists of the same brand; lists of other brands are ignored. */
  communityListIds?: readonly string[]
  message?: string
  /** The campaign that they delivered in before, by its name. */
  again?: string
  /** Absent when started by the clock. */
  actor?: UserCaller | undefined
  now: Date
  live: LiveBus
  config: Pick<Config, 'appUrl' | 'inviteAgainDays'>
}

/**
 * How many creators were invited; how many were skipped because they were invited before (and have not declined long enough ago to be asked
 * again) or take part; and how many have too few or too many followers for the campaign.
 */
export interface Invited {
  invited: number
  already: number
  outside: number
}

interface Candidate {
  id: string
  email: string | null
  locale: Locale | null
  list_name: string | null
  brand_name: string
  verdict: 'invited' | 'already' | 'outside'
}

/** The candidates, each once, without deleted creators and those whom the platform or the brand has blocked. A creator on several lists is credited to the first by name. */
const findCandidates = async (
  trx: Db,
  { campaign, instagramerIds = [], communityListIds = [], now, config }: Invite,
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`WITH named AS (
      SELECT id AS instagramer_id, NULL AS list_name FROM unnest(${instagramerIds}::uuid[]) AS id
      UNION ALL
      SELECT m.instagramer_id, l.name FROM community_members m JOIN community_lists l ON l.brand_id = m.brand_id AND l.id = m.list_id
      WHERE m.brand_id = ${campaign.brand_id} AND m.list_id = ANY(${communityListIds}::uuid[]) AND m.state = 'approved'
    ), once AS (SELECT DISTINCT ON (instagramer_id) instagramer_id, list_name FROM named ORDER BY instagramer_id, list_name)
    SELECT i.id, i.email, i.locale, once.list_name, b.name AS brand_name, CASE
        WHEN EXISTS (SELECT FROM participations
          WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id} AND instagramer_id = i.id)
          OR EXISTS (SELECT FROM campaign_invitations
            WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id} AND instagramer_id = i.id
              AND ${stands(now, config)}) THEN 'already'
        WHEN i.followers_count < ${campaign.min_followers ?? 0}
        OR i.followers_count > ${campaign.max_followers ?? 2_000_000_000} THEN 'outside'
        ELSE 'invited' END AS verdict
    FROM once JOIN instagramers i ON i.id = once.instagramer_id JOIN brands b ON b.id = ${campaign.brand_id}
    WHERE i.deleted_at IS NULL AND i.state <> 'blocked'
      AND NOT ${isBlockedBy(sql`${campaign.brand_id}::uuid`, sql`i.id`)} ORDER BY i.id`.execute(trx)
  return rows
}

/** Inserts the invitations in one statement; returns which creators got one. */
const insertInvitations = async (
  trx: Db,
  candidates: readonly Candidate[],
  { campaign, message = '', actor, now, config }: Invite,
): Promise<Set<string>> => {
  const { rows } = await sql<{
    instagramer_id: string
  }>`INSERT INTO campaign_invitations (brand_id, id, campaign_id, instagramer_id, community_list_name, message, invited_by, created_at)
    SELECT ${campaign.brand_id}, new.id, ${campaign.id}, new.instagramer_id, new.list_name, ${message}, ${actor?.id ?? null}, ${now}
    FROM unnest(${candidates.map(() => uuidv7())}::uuid[], ${candidates.map(({ id }) => id)}::uuid[], ${candidates.map((candidate) => candidate.list_name)}::text[]) AS new (id, instagramer_id, list_name)
    ON CONFLICT (brand_id, campaign_id, instagramer_id) DO UPDATE SET declined_at = NULL, community_list_name = excluded.community_list_name, message = excluded.message, invited_by = excluded.invited_by, created_at = excluded.created_at
      WHERE NOT ${stands(now, config, sql`campaign_invitations.declined_at`)} RETURNING instagramer_id`.execute(trx)
  return new Set(rows.map((row) => row.instagramer_id))
}

/**
 * Invites creators and approved members of lists, notifying them by mail in their own language and by live event. The number of queries
 * does not depend on the number of creators. The caller holds the campaign's lock.
 */
export const invite = async (trx: Db, asked: Invite): Promise<Invited> => {
  const {
    campaign,
    message = '',
    again,
    actor,
    now,
    live,
    config: { appUrl },
  } = asked
  const candidates = await findCandidates(trx, asked)
  const open = candidates.filter(({ verdict }) => verdict === 'invited')
  const written = open.length > 0 ? await insertInvitations(trx, open, asked) : new Set<string>()
  const invited = open.filter(({ id }) => written.has(id))
  const outside = candidates.filter(({ verdict }) => verdict === 'outside').length
  if (invited.length > 0) {
    const brand = invited[0]?.brand_name ?? ''
    await notify(trx, asked, {
      to: { instagramerIds: invited.map(({ id }) => id) },
      kind: 'invited',
      subjectId: campaign.id,
      brandId: campaign.brand_id,
      href: `/marketplace/${campaign.id}`,
      facts: { brand, campaign: campaign.name },
      mail: ({ to, locale }) =>
        offerMail({ appUrl, to, locale, brand, campaign: campaign.name, campaignId: campaign.id, message, again }),
    })
    await recordCampaignEvent(trx, {
      brandId: campaign.brand_id,
      campaignId: campaign.id,
      act: 'invited',
      actor,
      comment: null,
      now,
    })
    await live.publishAll(
      trx,
      invited.map(({ id }) => campaignChanged(campaign, id)),
    )
  }
  return { invited: invited.length, already: candidates.length - invited.length - outside, outside }
}
