import { sql } from 'kysely'
import { pageSizes, type Participation } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { problemWaits, seeCampaign } from '../campaigns'
import { countPickupNeeds } from '../stores'
import { countsOf, ownAssignments } from './assignments'
import { canSeeParticipation } from './policies'
import * as repository from './repository'
import { shownTo } from './shown'

const creatorNamed = (typed: string | undefined) =>
  typed?.trim()
    ? sql`EXISTS (SELECT FROM instagramers n
      WHERE n.id = p.instagramer_id
        AND ${contains(sql`(n.username || ' ' || n.name || ' ' || coalesce(n.city, ''))`, typed)})`
    : sql`true`

export const getParticipation = async (
  db: Db,
  id: string,
  { caller, config, now }: Pick<Context, 'caller' | 'config' | 'now'>,
): Promise<Participation> => {
  const { feeGraceDays: graceDays } = config
  const row = await repository.findParticipation(db, id, { forStaff: caller.kind === 'user', graceDays })
  if (!row || !canSeeParticipation(caller, { brandId: row.brand_id, instagramerId: row.instagramer_id }))
    throw new AppError('not_found')
  return (await shownTo(db, [row], { caller, now }))[0]!
}

const hasOpenProblem = sql`EXISTS (SELECT FROM delivery_problems
    WHERE brand_id = p.brand_id AND participation_id = p.id AND ${problemWaits('delivery_problems')})`

/** A campaign's participations. The counts use the same search, short list and problem filters as the page, but not its state. */
export const listCampaignParticipations = async (
  { db, caller, now, config }: Context<UserCaller>,
  { campaignId, ...query }: { campaignId: string } & Query<'listCampaignParticipations'>,
) => {
  const campaign = await seeCampaign(db, campaignId, caller, now)
  const scope = sql`p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id}
    AND ${query.shortlisted === undefined ? sql`true` : sql`p.shortlisted = ${query.shortlisted}`}
    AND ${creatorNamed(query.query)} AND ${query.deliveryProblem ? hasOpenProblem : sql`true`}`
  const page = pageOf(query, pageSizes.table)
  const rows = await repository.listParticipations(db, scope, query, page, config.feeGraceDays)
  const counts = await repository.countStates(db, 'participations', scope)
  return {
    participations: await shownTo(db, rows, { caller, now }),
    meta: metaOf(page, counts[query.state ?? 'all']),
    counts,
  }
}

/** The creator's own participations, with counts by what is needed next. They can be sorted by need, nearest deadline first. */
export const listMyParticipations = async (
  { db, caller, config, now }: Context<CreatorCaller>,
  query: Query<'listMyParticipations'>,
) => {
  const page = pageOf(query, pageSizes.table)
  const own = sql`p.instagramer_id = ${caller.id}`
  const rows = await repository.listOwn(db, own, query, page, config.feeGraceDays)
  const counts = await repository.countStates(db, 'participations', own)
  const needs = await repository.countNeeds(db, own)
  const pickups = await countPickupNeeds(db, caller.id, { today: dayOf(now), now })
  const total =
    query.need && query.state
      ? (await repository.countNeeds(db, sql`${own} AND p.state = ${query.state}`))[query.need]
      : query.need
        ? needs[query.need]
        : counts[query.state ?? 'all']
  return {
    participations: await shownTo(db, rows, { caller, now }),
    meta: metaOf(page, total),
    counts,
    needs,
    pickups,
    assignments: countsOf(await ownAssignments(db, caller.id, { today: dayOf(now), now })),
  }
}
