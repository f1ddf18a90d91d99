import { pageSizes, type StoreReport } from '@samspel/api'
import { toCsv } from '@samspel/api/files'
import { mayFor } from '../../../auth/roles'
import { AppError } from '../../../errors'
import type { Handlers } from '../../../http/call'
import { metaOf, pageOf } from '../../../http/page'
import { weeksBack } from './figures'
import { allReports, campaignsAtStores, pageOfReports, reportOfStore, summaryOf } from './reports'

export { pickupsOf } from './reports'

/** Default number of weeks. */
const weeksShown = 8

const headings = [
  'store',
  'city',
  'week',
  'passes',
  'picked_up',
  'lapsed',
  'withdrawn',
  'posts',
  'approved_posts',
  'reach',
]

/** One line per week. */
const toFile = (reports: readonly StoreReport[]): string => {
  const lines = reports.flatMap(({ storeName, city, weeks }) =>
    weeks.map((week) => [
      storeName,
      city,
      week.week,
      week.passes,
      week.pickedUp,
      week.lapsed,
      week.withdrawn,
      week.posts,
      week.approvedPosts,
      week.reach,
    ]),
  )
  return toCsv([headings, ...lines])
}

export const storeReportHandlers = {
  getStoreReport: async ({ db, caller, params, query, now }) => {
    const store = await db
      .selectFrom('stores')
      .select(['id', 'brand_id', 'name', 'city'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!store || !mayFor(caller, 'seeCampaigns', store.brand_id)) throw new AppError('store_not_found')
    const asked = { brandId: store.brand_id, storeId: store.id, campaignId: query.campaignId }
    const report = await reportOfStore(db, asked, weeksBack(now, query.weeks ?? weeksShown), store)
    if (!report) throw new AppError('store_not_found')
    return { report }
  },
  listStoreReports: async ({ db, caller, params, query, now }) => {
    if (!mayFor(caller, 'seeCampaigns', params.id)) throw new AppError('not_found')
    const asked = { brandId: params.id, campaignId: query.campaignId }
    const period = weeksBack(now, query.weeks ?? weeksShown)
    const page = pageOf(query, pageSizes.table)
    const { reports, total } = await pageOfReports(db, asked, period, { page, sort: query.sort ?? '-pickedUp' })
    return {
      storeReports: reports,
      meta: metaOf(page, total),
      summary: {
        stores: total,
        campaigns: await campaignsAtStores(db, params.id),
        ...(await summaryOf(db, asked, period)),
      },
    }
  },
  exportStoreReports: async ({ db, caller, params, query, now }) => {
    if (!mayFor(caller, 'seeCampaigns', params.id)) throw new AppError('not_found')
    const asked = { brandId: params.id, campaignId: query.campaignId, storeId: query.storeId }
    return { csv: toFile(await allReports(db, asked, weeksBack(now, query.weeks ?? weeksShown))) }
  },
} satisfies Partial<Handlers>
