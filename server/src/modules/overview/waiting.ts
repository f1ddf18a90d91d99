import { sql } from 'kysely'
import type { OverviewWaiting } from '@samspel/api'
import { type BrandIds, inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import type { Db } from '../../db/transact'
import { approvalsWaitingFor } from '../approval-requests'
import { draftWaits, mentionWaits, purchaseWaits, waitingOf } from '../campaigns'
import { unreadOf } from '../messages'
import { countApplications } from '../participations'
import { gapsIn } from '../wallet'

const oldestMention = async (db: Db, brandIds: BrandIds) =>
  (
    await sql<{ created_at: string; username: string }>`SELECT m.created_at, i.username FROM mentions m
      JOIN instagramers i ON i.id = m.instagramer_id
    WHERE ${inBrands(sql`m.brand_id`, brandIds)} AND ${mentionWaits('m')} ORDER BY m.created_at, m.id LIMIT 1`.execute(
      db,
    )
  ).rows[0]

const firstDraftDue = async (db: Db, brandIds: BrandIds) =>
  (
    await sql<{ answer_by: string; username: string }>`SELECT d.answer_by, i.username FROM post_drafts d
      JOIN instagramers i ON i.id = d.instagramer_id
    WHERE ${inBrands(sql`d.brand_id`, brandIds)} AND ${draftWaits('d')} ORDER BY d.answer_by, d.id LIMIT 1`.execute(db)
  ).rows[0]

const purchases = async (db: Db, brandIds: BrandIds) =>
  (
    await sql<{
      amount: number
      creators: number
      name: string | null
    }>`SELECT coalesce(sum(ip.price), 0)::bigint * 100 AS amount,
      count(DISTINCT ip.instagramer_id) AS creators, (array_agg(i.name ORDER BY ip.created_at, ip.id))[1] AS name
    FROM image_purchases ip JOIN instagramers i ON i.id = ip.instagramer_id
    WHERE ${inBrands(sql`ip.brand_id`, brandIds)} AND ${purchaseWaits('ip')}`.execute(db)
  ).rows[0]

/** Older drafts are put aside rather than waiting. */
const draftDays = 14

const drafts = async (db: Db, brandIds: BrandIds, now: Date) =>
  (
    await sql<{ count: number; id: string | null; name: string | null }>`SELECT count(*) AS count,
      (array_agg(id ORDER BY updated_at DESC, id))[1] AS id, (array_agg(name ORDER BY updated_at DESC, id))[1] AS name
    FROM campaigns WHERE ${inBrands(sql`brand_id`, brandIds)} AND state = 'draft'
      AND updated_at > ${now}::timestamptz - make_interval(days => ${draftDays})`.execute(db)
  ).rows[0]

const newestUnread = async (db: Db, id: string | undefined) =>
  id === undefined
    ? undefined
    : (
        await sql<{ created_at: string; name: string }>`SELECT m.created_at, i.name FROM messages m
          JOIN instagramers i ON i.id = m.instagramer_id WHERE m.id = ${id}`.execute(db)
      ).rows[0]

const lastAnswer = async (db: Db, brandIds: BrandIds) =>
  (
    await sql<{ at: string | null }>`SELECT greatest(
      (SELECT max(decided_at) FROM participations WHERE ${inBrands(sql`brand_id`, brandIds)} AND decided_by IS NOT NULL),
      (SELECT max(decided_at) FROM mentions WHERE ${inBrands(sql`brand_id`, brandIds)} AND decided_by IS NOT NULL),
      (SELECT max(decided_at) FROM post_draft_versions WHERE ${inBrands(sql`brand_id`, brandIds)} AND decided_by IS NOT NULL)) AS at`.execute(
      db,
    )
  ).rows[0]?.at ?? null

/** Each count uses the same query as the list it links to. */
export const getOverviewWaiting = async (
  { db, caller, now }: Context<UserCaller>,
  { brandId }: Query<'getOverviewWaiting'>,
): Promise<{ waiting: OverviewWaiting }> => {
  const brandIds = brandsWith(caller, 'seeCampaigns', brandId)
  const payers = brandsWith(caller, 'seeMoney', brandId)
  const [counts, applications, mention, firstDraft, gaps, unread, purchase, draft, approvals, lastAnswerAt] =
    await Promise.all([
      waitingOf(db, brandIds, now),
      countApplications(db, brandIds, now),
      oldestMention(db, brandIds),
      firstDraftDue(db, brandIds),
      payers === 'all' ? [] : gapsIn(db, payers, now),
      unreadOf({ db, caller }, brandId),
      purchases(db, brandIds),
      drafts(db, brandIds, now),
      approvalsWaitingFor(db, { caller, now, brandId }),
      lastAnswer(db, brandIds),
    ])
  const [gap] = gaps
  const newest = await newestUnread(db, unread.ids[0])
  return {
    waiting: {
      applications: applications.all > 0 ? { count: applications.all, dueToday: applications.dueToday } : null,
      mentions: mention ? { count: counts.mentions, oldestAt: mention.created_at, username: mention.username } : null,
      postDrafts: firstDraft
        ? { count: counts.drafts, answerBy: firstDraft.answer_by, username: firstDraft.username }
        : null,
      money: gap
        ? {
            lacking: gap.lacking,
            available: gap.available,
            brandName: gap.brandName,
            campaign: { id: gap.campaign.id, name: gap.campaign.name, startAt: gap.campaign.startAt },
            moreBrands: gaps.length - 1,
          }
        : null,
      messages:
        unread.threadCount > 0
          ? { count: unread.threadCount, latestAt: newest?.created_at ?? null, latestFrom: newest?.name ?? null }
          : null,
      imagePurchases:
        counts.imagePurchases > 0 && purchase?.name
          ? {
              count: counts.imagePurchases,
              amount: purchase.amount,
              creatorName: purchase.name,
              moreCreators: purchase.creators - 1,
            }
          : null,
      drafts: draft?.id ? { count: draft.count, campaign: { id: draft.id, name: draft.name ?? '' } } : null,
      approvals,
      lastAnswerAt,
    },
  }
}
