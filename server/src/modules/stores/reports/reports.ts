import { type RawBuilder, sql } from 'kysely'
import type { CampaignPickups, StoreReport, StoresReport } from '@samspel/api'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import type { Page } from '../../../http/page'
import {
  type Asked,
  countedRows,
  figuresByStore,
  figuresOfAll,
  offersAsked,
  summed,
  type Weeks,
  weeksBack,
} from './figures'

interface StoreRow {
  id: string
  name: string
  city: string
}

/** Each store in scope with an offer, as `s`, with its sums. */
const storesWithSums = (asked: Asked, period: Weeks): RawBuilder<unknown> => sql`(
    SELECT s.id, s.name, s.city, f.* FROM stores s
    LEFT JOIN (SELECT store_id, ${summed} FROM ${countedRows(asked, period)} rows GROUP BY store_id) f ON f.store_id = s.id
    WHERE s.brand_id = ${asked.brandId}
      AND EXISTS (SELECT FROM store_campaigns sc WHERE ${offersAsked(asked)} AND sc.store_id = s.id)) s`

const orders = {
  '-pickedUp': sql`coalesce(picked_up, 0) DESC, coalesce(reach, 0) DESC, name, id`,
  pickedUp: sql`coalesce(picked_up, 0), name, id`,
  '-lapsed': sql`coalesce(lapsed, 0) DESC, name, id`,
  '-reach': sql`coalesce(reach, 0) DESC, name, id`,
  name: sql`name, city, id`,
}
export type ReportOrder = keyof typeof orders

const reportsOf = async (db: Db, asked: Asked, period: Weeks, stores: readonly StoreRow[]): Promise<StoreReport[]> => {
  if (stores.length === 0) return []
  const figures = await figuresByStore(
    db,
    asked,
    period,
    stores.map(({ id }) => id),
  )
  return stores.map(({ id, name, city }) => {
    const own = figures.get(id)
    if (!own) throw new Error('A store was asked for and has no figures')
    return { storeId: id, storeName: name, city, ...own }
  })
}

export const pageOfReports = async (
  db: Db,
  asked: Asked,
  period: Weeks,
  { page, sort }: { page: Page; sort: ReportOrder },
): Promise<{ reports: StoreReport[]; total: number }> => {
  const stores = storesWithSums(asked, period)
  const { rows, total } = await pageWithTotal(
    db,
    sql<StoreRow>`SELECT id, name, city FROM ${stores} ORDER BY ${orders[sort]} LIMIT ${page.limit} OFFSET ${page.offset}`,
    stores,
  )
  return { reports: await reportsOf(db, asked, period, rows), total }
}

/** All stores by name, for a file. */
export const allReports = async (db: Db, asked: Asked, period: Weeks): Promise<StoreReport[]> => {
  const { rows } =
    await sql<StoreRow>`SELECT id, name, city FROM ${storesWithSums(asked, period)} ORDER BY ${orders.name}`.execute(db)
  return reportsOf(db, asked, period, rows)
}

/** Highlights: the store with most pick-ups, and the one with the largest share of passes that expired unused. */
const standingOut = async (db: Db, asked: Asked, period: Weeks) => {
  const stores = storesWithSums(asked, period)
  const { rows } = await sql<StoreRow & { kind: 'best' | 'worst' }>`
    (SELECT 'best' AS kind, id, name, city FROM ${stores} WHERE picked_up > 0 ORDER BY ${orders['-pickedUp']} LIMIT 1)
    UNION ALL
    (SELECT 'worst', id, name, city FROM ${stores} WHERE lapsed + withdrawn > 0 AND picked_up + lapsed + withdrawn > 1
      ORDER BY (lapsed + withdrawn)::numeric / (picked_up + lapsed + withdrawn) DESC, lapsed DESC, name, id LIMIT 1)`.execute(
    db,
  )
  const reports = await reportsOf(db, asked, period, rows)
  const reportOf = (kind: 'best' | 'worst') => reports[rows.findIndex((row) => row.kind === kind)] ?? null
  return { best: reportOf('best'), worst: reportOf('worst') }
}

/** Summary of all stores in scope, used by a campaign's report and the page of stores. */
export const summaryOf = async (
  db: Db,
  asked: Asked,
  period: Weeks,
): Promise<Omit<StoresReport, 'stores' | 'campaigns'>> => ({
  from: period.mondays[0] ?? '',
  ...(await figuresOfAll(db, asked, period)),
  ...(await standingOut(db, asked, period)),
})

export const campaignsAtStores = async (db: Db, brandId: string): Promise<StoresReport['campaigns']> => {
  const { rows } = await sql<{
    id: string
    name: string
  }>`SELECT c.id, c.name FROM campaigns c WHERE c.brand_id = ${brandId}
    AND EXISTS (SELECT FROM store_campaigns sc WHERE sc.brand_id = c.brand_id AND sc.campaign_id = c.id)
    ORDER BY c.name, c.id LIMIT 200`.execute(db)
  return rows
}

/** Number of weeks and stores in a campaign's report. */
const [campaignWeeks, campaignStores] = [12, 100]

/** A campaign's results at its stores: all of them in the totals, the latest weeks beside them. */
export const pickupsOf = async (
  db: Db,
  { brand_id: brandId, id: campaignId }: { brand_id: string; id: string },
  now: Date,
): Promise<CampaignPickups> => {
  const asked = { brandId, campaignId }
  const period = { ...weeksBack(now, campaignWeeks), since: new Date(0) }
  const page = { limit: campaignStores, offset: 0, page: 1, perPage: campaignStores }
  const { reports } = await pageOfReports(db, asked, period, { page, sort: '-pickedUp' })
  return { ...(await figuresOfAll(db, asked, period)), stores: reports }
}

/** A single store's report, with or without offers. */
export const reportOfStore = async (
  db: Db,
  asked: Asked,
  period: Weeks,
  store: StoreRow,
): Promise<StoreReport | undefined> => (await reportsOf(db, asked, period, [store]))[0]
