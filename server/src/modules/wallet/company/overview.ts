import { sql } from 'kysely'
import type { CompanyWallet, PictureFocus } from '@samspel/api'
import { addDays, dayOf } from '../../../days'
import type { Db } from '../../../db/transact'
import { lastDayOfHold } from '../last-earning-day'
import { holdsWithParts } from '../returned-fees'
import { pageOfLines } from './lines'
import { planOf } from './plan'
import { toLine } from './serialize'

/** A gap is told of when the campaign begins within so many days. */
const daysAhead = 14
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

/** What the fees of campaigns that have not begun still need above what is held or paid, the first to begin first. */
const plannedOf = async (db: Db, brandIds: readonly string[]) =>
  (
    await sql<{ brand_id: string; id: string; name: string; start_at: string | null; needs: number }>`SELECT * FROM (
      SELECT c.brand_id, c.id, c.name, c.start_at, c.paid_collaboration_price * 100::bigint * c.target_number_of_instagramers
        - (SELECT coalesce(sum(h.amount), 0) FROM holds h WHERE h.brand_id = c.brand_id AND h.campaign_id = c.id AND h.state <> 'returned')::bigint
        AS needs
      FROM campaigns c WHERE c.brand_id = ANY(${brandIds}::uuid[]) AND c.state IN ('requested', 'confirmed', 'upcoming')
        AND c.enable_paid_collaborations) planned
    WHERE needs > 0 ORDER BY start_at NULLS LAST, name, id`.execute(db)
  ).rows

const reservationsOf = async (db: Db, accountIds: readonly string[], graceDays: number) =>
  (
    await sql<{
      campaign_id: string
      campaign_name: string
      image_url: string | null
      image_focus: PictureFocus | null
      brand_name: string
      participants: number
      lowest: number
      highest: number
      amount: number
      until: string | null
    }>`SELECT campaign_id, campaign_name, image_url, image_focus, brand_name, count(*) AS participants, min(amount) AS lowest, max(amount) AS highest,
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
    LEFT JOIN (SELECT e.amount, date_trunc('month', e.created_at AT TIME ZONE 'Europe/Stockholm') AS of_month
      FROM account_movements e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.account_id = ANY(${accountIds}::uuid[]) AND t.kind IN ('earning', 'fee')) paid ON paid.of_month = month
    GROUP BY month ORDER BY month`.execute(db)
  ).rows

/** The first campaign by which the sum of what is planned is more than what is available. */
const gapOf = (brand: Pick<WalletBrand, 'available'>, planned: readonly Planned[], lastDay: string) => {
  let sum = 0
  for (const campaign of planned) {
    sum += campaign.needs
    if (sum > brand.available)
      return campaign.startAt !== null && campaign.startAt <= lastDay
        ? { campaign, lacking: sum - brand.available }
        : undefined
  }
  return undefined
}

/** Those of these brands whose account holds too little for a campaign that begins soon, the first to begin first: the sums are those of the page of money. */
export const gapsIn = async (db: Db, brandIds: readonly string[], now: Date) => {
  const lastDay = addDays(dayOf(now), daysAhead)
  const planned = await plannedOf(db, brandIds)
  return (await accountsOf(db, brandIds))
    .flatMap((account) => {
      const available = account.balance - account.held
      const own = planned
        .filter((campaign) => campaign.brand_id === account.brand_id)
        .map(({ id, name, start_at: startAt, needs }) => ({ id, name, startAt, needs }))
      const gap = gapOf({ available }, own, lastDay)
      return gap ? [{ brandId: account.brand_id, brand: account.name, accountId: account.id, available, ...gap }] : []
    })
    .sort((one, other) => (one.campaign.startAt ?? '').localeCompare(other.campaign.startAt ?? ''))
}

/** The gaps of all brands. */
export const gapsOf = async (db: Db, now: Date) => {
  const lastDay = addDays(dayOf(now), daysAhead)
  const { rows: found } = await sql<{ brand_id: string }>`SELECT DISTINCT brand_id FROM campaigns
    WHERE state IN ('requested', 'confirmed', 'upcoming') AND enable_paid_collaborations AND start_at <= ${lastDay}`.execute(
    db,
  )
  return gapsIn(
    db,
    found.map(({ brand_id: id }) => id),
    now,
  )
}

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
  const ofBrand = (brandId: string): Planned[] =>
    planned
      .filter((campaign) => campaign.brand_id === brandId)
      .map(({ id, name, start_at: startAt, needs }) => ({ id, name, startAt, needs }))
  const brands = accounts.map((account): WalletBrand => {
    const own = ofBrand(account.brand_id)
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
      nextCampaign: own[0] ?? null,
      lacking: Math.max(0, sum - available),
    }
  })
  const gaps = brands
    .flatMap((brand) => {
      const gap = gapOf(brand, ofBrand(brand.brandId), addDays(today, daysAhead))
      return gap ? [{ brand, ...gap }] : []
    })
    .sort((one, other) => (one.campaign.startAt ?? '').localeCompare(other.campaign.startAt ?? ''))
  const [nearest] = gaps
  const total = (key: 'balance' | 'held' | 'available' | 'planned' | 'heldCampaigns') =>
    brands.reduce((sum, brand) => sum + brand[key], 0)
  return {
    balance: total('balance'),
    held: total('held'),
    available: total('available'),
    planned: total('planned'),
    heldCampaigns: total('heldCampaigns'),
    gap: nearest
      ? {
          brandId: nearest.brand.brandId,
          accountId: nearest.brand.accountId,
          brandName: nearest.brand.name,
          logoUrl: nearest.brand.logoUrl,
          campaign: nearest.campaign,
          available: nearest.brand.available,
          lacking: nearest.lacking,
        }
      : null,
    moreGaps: Math.max(0, gaps.length - 1),
    brands,
    reservations: reservations.map((row) => ({
      campaignId: row.campaign_id,
      campaignName: row.campaign_name,
      imageUrl: row.image_url,
      imageFocus: row.image_focus,
      brandName: row.brand_name,
      participants: row.participants,
      fee: row.lowest === row.highest ? row.lowest : null,
      amount: row.amount,
      until: row.until,
    })),
    months,
    latest: latest.rows.map((row) => toLine(row, now)),
    plan,
  }
}
