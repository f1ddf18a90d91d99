import { sql } from 'kysely'
import type { CompanyWallet, PictureFocus } from '@samspel/api'
import { dayOf } from '../../../days'
import type { Db } from '../../../db/transact'
import { lastDayOfHold } from '../last-earning-day'
import { holdsWithParts } from '../returned-fees'
import { pageOfLines } from './lines'
import { planOf } from './plan'
import { brandsWithPlans, gapOf, type PlannedCampaign, plannedOf } from './planned'
import { toLine } from './serialize'
import { spendingOf } from './spending'

const linesShown = 6
const reservationsShown = 50

type WalletBrand = CompanyWallet['brands'][number]
type Planned = NonNullable<WalletBrand['nextCampaign']>

interface AccountOfBrand {
  id: string
  brand_id: string
  name: string
  logo_url: string | null
  balance: number
  held: number
  held_campaigns: number
}

const accountsOf = async (db: Db, brandIds: readonly string[]) =>
  (
    await sql<AccountOfBrand>`SELECT a.id, a.brand_id, b.name, b.logo_url, a.balance, a.held,
      (SELECT count(DISTINCT h.campaign_id) FROM holds h WHERE h.account_id = a.id AND h.state = 'held') AS held_campaigns
    FROM accounts a JOIN brands b ON b.id = a.brand_id WHERE a.brand_id = ANY(${brandIds}::uuid[]) ORDER BY b.name, b.id`.execute(
      db,
    )
  ).rows

const reservationsOf = async (db: Db, accountIds: readonly string[], graceDays: number) =>
  (
    await sql<{
      campaign_id: string
      campaign_name: string
      image_url: string | null
      image_focus: PictureFocus | null
      brand_name: string
      fees: number
      lowest: number
      highest: number
      amount: number
      until: string | null
    }>`SELECT campaign_id, campaign_name, image_url, image_focus, brand_name, count(*) AS fees, min(amount) AS lowest, max(amount) AS highest,
      sum(amount)::bigint AS amount, min(until) AS until
    FROM (SELECT h.campaign_id, c.name AS campaign_name, c.product_image_url AS image_url, c.product_image_focus AS image_focus, b.name AS brand_name, h.amount,
        ${lastDayOfHold(graceDays)} AS until
      FROM ${holdsWithParts} JOIN brands b ON b.id = h.brand_id
      WHERE h.account_id = ANY(${accountIds}::uuid[]) AND h.state = 'held') held
    GROUP BY campaign_id, campaign_name, image_url, image_focus, brand_name
    ORDER BY min(until) NULLS LAST, campaign_name, campaign_id LIMIT ${reservationsShown}`.execute(db)
  ).rows

const monthsOf = async (db: Db, accountIds: readonly string[], today: string) =>
  (
    await sql<{
      month: string
      amount: number
    }>`SELECT month::date::text AS month, coalesce(-sum(paid.amount), 0)::bigint AS amount
    FROM generate_series(date_trunc('month', ${today}::date) - interval '11 months', date_trunc('month', ${today}::date), interval '1 month') month
    LEFT JOIN ${spendingOf(sql`a.id = ANY(${accountIds}::uuid[])`)} paid ON date_trunc('month', paid.day) = month
    GROUP BY month ORDER BY month`.execute(db)
  ).rows

const toPlanned = ({ id, name, start_at: startAt, needs }: PlannedCampaign): Planned => ({ id, name, startAt, needs })

/** The gap of one brand, as the page of money, the overview and the notice tell of it. */
const gapOfAccount = (account: AccountOfBrand, own: readonly PlannedCampaign[], now: Date) => {
  const gap = gapOf(own, now)
  return gap
    ? [
        {
          brandId: account.brand_id,
          accountId: account.id,
          brandName: account.name,
          logoUrl: account.logo_url,
          campaign: toPlanned(gap),
          available: account.balance - account.held,
          lacking: gap.lacking,
        },
      ]
    : []
}
const soonestFirst = (one: { campaign: Planned }, other: { campaign: Planned }) =>
  (one.campaign.startAt ?? '').localeCompare(other.campaign.startAt ?? '')
const ofBrand = (planned: readonly PlannedCampaign[], brandId: string) =>
  planned.filter((campaign) => campaign.brand_id === brandId)

/** Those of these brands whose account holds too little for a campaign that begins soon, the first to begin first. */
export const gapsIn = async (db: Db, brandIds: readonly string[], now: Date) => {
  const planned = await plannedOf(db, brandIds)
  return (await accountsOf(db, brandIds))
    .flatMap((account) => gapOfAccount(account, ofBrand(planned, account.brand_id), now))
    .sort(soonestFirst)
}

/** The gaps of all brands. */
export const gapsOf = async (db: Db, now: Date) => gapsIn(db, await brandsWithPlans(db, now), now)

/** The money of these brands. Sums are those of the rows, so that page and rows cannot differ. */
export const walletOf = async (
  db: Db,
  brandIds: readonly string[],
  { now, graceDays }: { now: Date; graceDays: number },
): Promise<CompanyWallet> => {
  const accounts = await accountsOf(db, brandIds)
  const accountIds = accounts.map(({ id }) => id)
  const today = dayOf(now)
  const [planned, reservations, months, latest, plan] = await Promise.all([
    plannedOf(db, brandIds),
    reservationsOf(db, accountIds, graceDays),
    monthsOf(db, accountIds, today),
    pageOfLines(db, { accountIds }, { limit: linesShown, offset: 0 }),
    planOf(db, brandIds, today),
  ])
  const brands = accounts.map((account): WalletBrand => {
    const own = ofBrand(planned, account.brand_id)
    const available = account.balance - account.held
    const sum = own.reduce((total, { needs }) => total + needs, 0)
    return {
      brandId: account.brand_id,
      accountId: account.id,
      name: account.name,
      logoUrl: account.logo_url,
      balance: account.balance,
      held: account.held,
      heldCampaigns: account.held_campaigns,
      available,
      planned: sum,
      nextCampaign: own[0] ? toPlanned(own[0]) : null,
      lacking: Math.max(0, sum - available),
    }
  })
  const gaps = accounts
    .flatMap((account) => gapOfAccount(account, ofBrand(planned, account.brand_id), now))
    .sort(soonestFirst)
  const total = (key: 'balance' | 'held' | 'available' | 'planned' | 'heldCampaigns') =>
    brands.reduce((sum, brand) => sum + brand[key], 0)
  return {
    balance: total('balance'),
    held: total('held'),
    available: total('available'),
    planned: total('planned'),
    heldCampaigns: total('heldCampaigns'),
    gap: gaps[0] ?? null,
    moreGaps: Math.max(0, gaps.length - 1),
    brands,
    reservations: reservations.map((row) => ({
      campaignId: row.campaign_id,
      campaignName: row.campaign_name,
      imageUrl: row.image_url,
      imageFocus: row.image_focus,
      brandName: row.brand_name,
      fees: row.fees,
      fee: row.lowest === row.highest ? row.lowest : null,
      amount: row.amount,
      until: row.until,
    })),
    months,
    latest: latest.rows.map((row) => toLine(row, now)),
    plan,
  }
}
