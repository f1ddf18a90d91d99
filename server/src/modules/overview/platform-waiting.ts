import { sql } from 'kysely'
import type { PlatformWaiting } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { checksOf, feesOfOffer } from '@samspel/api/offer-checks'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { campaignsFor } from '../campaigns'
import { getPlatformStatus } from '../platform'
import { brandMoney, sendingDays } from '../wallet'

type StaffContext = Context<UserCaller>

interface Sent {
  campaign_id: string
  sent_by: string | null
  sent_at: string
}

/** Who sent each of these campaigns for review, and when: the last time that it was sent. */
const sentOf = async (db: Db, ids: readonly string[], brandIds: readonly string[]): Promise<Map<string, Sent>> => {
  const { rows } =
    await sql<Sent>`SELECT DISTINCT ON (e.campaign_id) e.campaign_id, e.actor_name AS sent_by, e.created_at AS sent_at
    FROM campaign_events e WHERE e.brand_id = ANY(${brandIds}::uuid[]) AND e.campaign_id = ANY(${ids}::uuid[]) AND e.act = 'request'
    ORDER BY e.campaign_id, e.created_at DESC`.execute(db)
  return new Map(rows.map((row) => [row.campaign_id, row]))
}

const campaigns = async (context: StaffContext): Promise<PlatformWaiting['campaigns']> => {
  const { db, caller } = context
  if (!may(caller, 'reviewCampaigns')) return null
  const { campaigns: rows, meta } = await campaignsFor(context, {
    state: 'requested',
    sort: 'requestedAt',
    perPage: entities.platformWaitingRows,
  })
  if (rows.length === 0) return null
  const brandIds = [...new Set(rows.map(({ brandId }) => brandId))]
  const ids = rows.map(({ id }) => id)
  const [sent, money] = await Promise.all([sentOf(db, ids, brandIds), brandMoney(db, brandIds)])
  const told = rows.map((campaign) => {
    const { id, name, brandName, productImageUrl, productImageFocus, brandId, createdAt } = campaign
    const available = money.find((one) => one.brand_id === brandId)?.available ?? 0
    return {
      id,
      name,
      brandName,
      productImageUrl,
      ...(productImageFocus && { productImageFocus }),
      sentBy: sent.get(id)?.sent_by ?? null,
      sentAt: sent.get(id)?.sent_at ?? createdAt,
      found: checksOf(campaign, Math.floor(available / 100)).flatMap(({ key, isFine }) => (isFine ? [] : [key])),
      lacking: Math.max(0, feesOfOffer(campaign) * 100 - available),
    }
  })
  return { count: meta.totalCount, oldestAt: told[0]!.sentAt, rows: told }
}

/** None where no registry is connected: there is nothing that could deviate. */
const alarm = async (context: StaffContext): Promise<PlatformWaiting['alarm']> => {
  const status = await getPlatformStatus(context, {}).catch((error: unknown) => {
    if (error instanceof AppError && error.id === 'not_set_up') return undefined
    throw error
  })
  const found = status?.platformStatus.alarm
  if (!found || found.stoppedAt) return null
  const { name, version, loads, failures, since } = found
  const deviating = status.platformStatus.parts.filter(({ state }) => state === 'deviating').length
  return { count: Math.max(1, deviating), name, version, loads, failures, since }
}

const payouts = async ({ db, caller, now }: StaffContext): Promise<PlatformWaiting['payouts']> => {
  const { rows } = await sql<{
    id: string
    all: number
    oldest_at: string
    creators: number
    amount: number
    compiled_by: string
  }>`SELECT b.id, count(*) OVER () AS all, b.compiled_at AS oldest_at,
      (SELECT count(*) FROM payout_batch_rows r WHERE r.batch_id = b.id AND r.state = 'included') AS creators,
      (SELECT coalesce(sum(r.amount), 0)::bigint FROM payout_batch_rows r WHERE r.batch_id = b.id AND r.state = 'included') AS amount,
      u.name AS compiled_by
    FROM payout_batches b JOIN users u ON u.id = b.compiled_by
    WHERE b.state = 'compiled' AND b.compiled_by <> ${caller.id} ORDER BY b.compiled_at, b.id LIMIT 1`.execute(db)
  const [row] = rows
  return row
    ? {
        count: row.all,
        oldestAt: row.oldest_at,
        id: row.id,
        creators: row.creators,
        amount: row.amount,
        compiledBy: row.compiled_by,
        sendBy: sendingDays(now).sendBy,
      }
    : null
}

const reports = async ({ db }: StaffContext): Promise<PlatformWaiting['reports']> => {
  const { rows } = await sql<{
    all: number
    oldest_at: string
    text: string
  }>`SELECT count(*) OVER () AS all, r.created_at AS oldest_at,
      coalesce(nullif(r.text, ''), m.body, '') AS text
    FROM message_reports r LEFT JOIN messages m ON m.brand_id = r.brand_id AND m.id = r.message_id
    WHERE r.state = 'open' ORDER BY r.created_at, r.id LIMIT 1`.execute(db)
  const [row] = rows
  return row ? { count: row.all, oldestAt: row.oldest_at, text: row.text.slice(0, 2_000) } : null
}

const companies = async ({ db }: StaffContext): Promise<PlatformWaiting['companies']> => {
  const { rows } = await sql<{
    all: number
    oldest_at: string
    name: string
  }>`SELECT count(*) OVER () AS all, r.created_at AS oldest_at, c.name
    FROM company_requests r JOIN companies c ON c.id = r.company_id
    WHERE r.state = 'requested' ORDER BY r.created_at, r.id LIMIT 2`.execute(db)
  const [oldest] = rows
  return oldest ? { count: oldest.all, oldestAt: oldest.oldest_at, names: rows.map(({ name }) => name) } : null
}

const adjustments = async ({ db, caller }: StaffContext): Promise<PlatformWaiting['adjustments']> => {
  if (!may(caller, 'adjustAccounts')) return null
  const { rows } = await sql<{
    all: number
    oldest_at: string
    amount: number
    requested_by: string
  }>`SELECT count(*) OVER () AS all, min(j.created_at) OVER () AS oldest_at, j.amount, u.name AS requested_by
    FROM adjustments j JOIN users u ON u.id = j.requested_by
    WHERE j.state = 'pending' AND j.requested_by <> ${caller.id} ORDER BY abs(j.amount) DESC, j.id LIMIT 1`.execute(db)
  const [row] = rows
  return row ? { count: row.all, oldestAt: row.oldest_at, amount: row.amount, requestedBy: row.requested_by } : null
}

const lastAnswerOf = async (db: Db, userId: string): Promise<string | null> =>
  (
    await sql<{ at: string | null }>`SELECT max(created_at) AS at FROM campaign_events
      WHERE user_id = ${userId} AND act IN ('confirm', 'return')`.execute(db)
  ).rows[0]?.at ?? null

/** What waits for one member of the platform's staff. Each part has the condition of the list that it leads to. */
export const getPlatformWaiting = async (context: StaffContext): Promise<{ platformWaiting: PlatformWaiting }> => {
  const [waitingCampaigns, alarms, batches, reported, asking, byHand, lastAnswerAt] = await Promise.all([
    campaigns(context),
    alarm(context),
    payouts(context),
    reports(context),
    companies(context),
    adjustments(context),
    lastAnswerOf(context.db, context.caller.id),
  ])
  const parts = {
    campaigns: waitingCampaigns,
    alarm: alarms,
    payouts: batches,
    reports: reported,
    companies: asking,
    adjustments: byHand,
  }
  const total = Object.values(parts).reduce((sum, part) => sum + (part?.count ?? 0), 0)
  return { platformWaiting: { total, ...parts, lastAnswerAt } }
}
