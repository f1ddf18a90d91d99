import { type Selectable, sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { AppContext } from '../../http/call'
import { groupBy } from '../../jobs/batches'
import { dropLater } from '../../outbox/outbox'
import { recordCampaignEvent } from '../campaigns'
import { approveAllWaiting } from '../mentions'
import { type Addressee, mentionChanged, participationChanged } from '../participations'
import { publishPassesChanged } from '../stores'
import { endedMail, pickupEndedMail } from './mails'
import { notifyCreatorOfEnd } from './notices'

type Campaign = Pick<Selectable<DB['campaigns']>, 'id' | 'brand_id' | 'name' | 'cancelled_at'> & {
  state: Selectable<DB['campaigns']>['state']
}

/** `actor` is absent for the clock; `comment` is the brand's message to creators when cancelling. */
export interface Ending extends Pick<AppContext, 'live' | 'config'> {
  now: Date
  actor?: UserCaller | undefined
  comment?: string | undefined
}

interface Ended extends Addressee {
  id: string
  brand_id: string
  campaign_id: string
  instagramer_id: string
  participation_id: string | null
  /** For products picked up in a store. */
  store_participation_id: string | null
  store_campaign_id: string | null
}

/** The creator of a decided row, for live facts and, if they have an address, for mail. */
const ofCreator = sql`i.name, i.locale, CASE WHEN i.deleted_at IS NULL AND i.state <> 'blocked' THEN i.email END AS email`

/** One mail per participation, however many posts it has. */
const notifyCreators = async (
  trx: Db,
  rows: readonly Ended[],
  campaign: Campaign,
  what: 'application' | 'mention',
  ending: Ending,
) => {
  const { appUrl } = ending.config
  const once = new Map(rows.map((row) => [row.participation_id ?? row.store_participation_id, row]))
  for (const row of once.values()) {
    const { participation_id: id, store_campaign_id: offer } = row
    const page = id ? `/assignments/${id}` : `/store-campaigns/${offer}/pass`
    await notifyCreatorOfEnd(trx, ending, campaign, {
      kind: what === 'application' ? 'application_expired' : 'post_unreviewed',
      subjectId: row.id,
      instagramerId: row.instagramer_id,
      href: page,
      mail: (reader) =>
        endedMail({
          ...reader,
          appUrl,
          campaign: campaign.name,
          participationId: id ?? '',
          href: new URL(page, appUrl).href,
          what,
        }),
    })
  }
}

/** Ends applications that were not answered. */
const endApplications = async (trx: Db, campaign: Campaign, ending: Ending): Promise<void> => {
  const { now, actor, live } = ending
  const { rows } = await sql<Ended>`UPDATE participations p
    SET state = 'rejected', decision_kind = ${campaign.cancelled_at ? 'cancelled' : 'ended'}, decided_at = ${now}, decided_by = ${actor?.id ?? null}, decision_reason = NULL
    FROM instagramers i
    WHERE p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id} AND p.state = 'pending' AND i.id = p.instagramer_id
    RETURNING p.id, p.id AS participation_id, NULL AS store_participation_id, NULL AS store_campaign_id, p.brand_id, p.campaign_id, p.instagramer_id, ${ofCreator}`.execute(
    trx,
  )
  if (rows.length === 0) return
  await recordCampaignEvent(trx, {
    brandId: campaign.brand_id,
    campaignId: campaign.id,
    act: 'applications_ended',
    actor,
    count: rows.length,
    now,
  })
  await notifyCreators(trx, rows, campaign, 'application', ending)
  await live.publishAll(trx, rows.map(participationChanged))
}

/**
 * Approves posts that wait, in a database from before nothing was archived around them (decision 0177), and ends those that cannot be paid
 * any more. Cancels pending mails that ask for changes, since nothing can be submitted any more.
 */
const endMentions = async (trx: Db, campaign: Campaign, ending: Ending): Promise<void> => {
  const { now, actor, live } = ending
  const { rows: asked } = await sql<
    Pick<Ended, 'participation_id' | 'store_participation_id'>
  >`SELECT DISTINCT participation_id, store_participation_id
    FROM mentions
    WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id} AND decision_kind = 'changes_requested'`.execute(
    trx,
  )
  for (const { participation_id: participationId, store_participation_id: storeParticipationId } of asked)
    await dropLater(trx, participationId ? { participationId } : { storeParticipationId: storeParticipationId ?? '' })
  await approveAllWaiting(trx, campaign, ending)
  const { rows } = await sql<Ended>`UPDATE mentions m
    SET state = 'rejected', decision_kind = ${campaign.cancelled_at ? 'cancelled' : 'ended'}, decided_at = ${now}, decided_by = ${actor?.id ?? null}, reject_reason = NULL
    FROM instagramers i
    WHERE m.brand_id = ${campaign.brand_id} AND m.campaign_id = ${campaign.id} AND m.state = 'pending' AND i.id = m.instagramer_id
    RETURNING m.id, m.participation_id, m.store_participation_id, m.brand_id, m.campaign_id, m.instagramer_id, ${ofCreator},
      (SELECT store_campaign_id FROM store_participations WHERE brand_id = m.brand_id AND id = m.store_participation_id)`.execute(
    trx,
  )
  if (rows.length === 0) return
  await recordCampaignEvent(trx, {
    brandId: campaign.brand_id,
    campaignId: campaign.id,
    act: 'mentions_ended',
    actor,
    count: rows.length,
    now,
  })
  // The mail about the cancelled campaign already says so.
  if (!campaign.cancelled_at) await notifyCreators(trx, rows, campaign, 'mention', ending)
  await live.publishAll(trx, rows.map(mentionChanged))
}

interface EndedPickup extends Addressee {
  id: string
  instagramer_id: string
  store_campaign_id: string
  store: string
  was: 'requested' | 'invited' | 'approved'
}

/**
 * Ends store applications that were not answered and, if the campaign was cancelled, reservations as well. Creators who had applied get one
 * mail listing the stores; those who were only invited get none.
 */
const endStoreParticipations = async (trx: Db, campaign: Campaign, ending: Ending): Promise<void> => {
  const { now, live, comment } = ending
  const isCancelled = campaign.cancelled_at !== null
  const reason = (isCancelled && comment?.trim()) || null
  const { rows } = await sql<EndedPickup>`UPDATE store_participations sp
    SET state = 'declined', decision_kind = ${isCancelled ? 'cancelled' : 'ended'}, decided_at = ${now}, decision_reason = ${reason}
    FROM (SELECT w.brand_id, w.id, w.state, s.name FROM store_participations w
      JOIN store_campaigns sc ON sc.brand_id = w.brand_id AND sc.id = w.store_campaign_id
        JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
      WHERE sc.brand_id = ${campaign.brand_id} AND sc.campaign_id = ${campaign.id}
        AND (w.state IN ('requested', 'invited') OR (w.state = 'approved' AND ${isCancelled})) FOR UPDATE OF w) was,
      instagramers i
    WHERE sp.brand_id = was.brand_id AND sp.id = was.id AND i.id = sp.instagramer_id
    RETURNING sp.id, sp.instagramer_id, sp.store_campaign_id, was.name AS store, was.state AS was, ${ofCreator}`.execute(
    trx,
  )
  await publishPassesChanged(
    trx,
    live,
    rows.map(({ id }) => id),
  )
  const asked = rows
    .filter(({ was }) => was !== 'invited')
    .sort((one, other) => one.store.localeCompare(other.store, 'sv'))
  for (const [first, ...others] of groupBy(asked, ({ instagramer_id: id }) => id).values()) {
    if (!first) continue
    await notifyCreatorOfEnd(trx, ending, campaign, {
      kind: 'pass_declined',
      subjectId: first.id,
      instagramerId: first.instagramer_id,
      href: `/store-campaigns/${first.store_campaign_id}/pass`,
      store: first.store,
      mail: (reader) =>
        pickupEndedMail({
          ...reader,
          appUrl: ending.config.appUrl,
          campaign: campaign.name,
          offerId: first.store_campaign_id,
          stores: [first, ...others].map(({ store }) => store),
          what: !isCancelled
            ? 'ended'
            : [first, ...others].some(({ was }) => was === 'approved')
              ? 'cancelledReservation'
              : 'cancelled',
          comment: reason,
        }),
    })
  }
}

/**
 * Settles what is pending in an ended campaign (decisions 0049 and 0177): applications in a finished one, posts as well in an archived one. Called
 * under the campaign's lock, in the transaction of the move. Campaigns in other states are left alone.
 */
export const endWork = async (trx: Db, campaign: Campaign, ending: Ending): Promise<void> => {
  if (campaign.state !== 'finished' && campaign.state !== 'archived') return
  await endApplications(trx, campaign, ending)
  await endStoreParticipations(trx, campaign, ending)
  if (campaign.state === 'archived') await endMentions(trx, campaign, ending)
}

/** Ended campaigns with something left undecided: from before this rule, or from a restored database. */
export const campaignsWithLeftovers = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT c.id FROM campaigns c
    JOIN participations p ON p.brand_id = c.brand_id AND p.campaign_id = c.id AND p.state = 'pending'
    WHERE c.state IN ('finished', 'archived')
    UNION SELECT c.id FROM campaigns c JOIN mentions m ON m.brand_id = c.brand_id AND m.campaign_id = c.id AND m.state = 'pending'
    WHERE c.state = 'archived'
    UNION SELECT c.id FROM campaigns c JOIN store_campaigns sc ON sc.brand_id = c.brand_id AND sc.campaign_id = c.id
      JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state IN ('requested', 'invited')
      WHERE c.state IN ('finished', 'archived')`.execute(db)
  return rows.map(({ id }) => id)
}
