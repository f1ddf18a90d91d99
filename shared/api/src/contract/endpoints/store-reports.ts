import { Type } from 'typebox'
import { brandStaff } from '../actors'
import { endpoint } from '../endpoint'
import { StoreReport, StoresReport } from '../entities'
import { Id, IdParams, listOf, OneOf, Optional, paged, Shape } from '../primitives'

const tag = 'stores'
/** Weeks back from the present one, which is the last. */
const weeks = Optional(Type.Integer({ minimum: 1, maximum: 53, default: 8 }))

/** What stores have brought. */
export const storeReportEndpoints = {
  getStoreReport: endpoint({
    method: 'GET',
    path: '/store_reports/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'What a store has brought, week by week (Monday to Sunday in Stockholm).',
    notFound: 'store_not_found',
    params: IdParams,
    query: Shape({ campaignId: Optional(Id), weeks }),
    response: Shape({ report: StoreReport }),
  }),
  listStoreReports: endpoint({
    method: 'GET',
    path: '/brands/:id/store_reports',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      "What a brand's stores with offers have brought, or those of one campaign: totals and weeks of all in `summary`, and a page of stores.",
    params: IdParams,
    query: Shape({
      ...paged,
      campaignId: Optional(Id),
      weeks,
      sort: Optional(OneOf(['-pickedUp', 'pickedUp', '-lapsed', '-reach', 'name'])),
    }),
    response: Shape({ ...listOf('storeReports', StoreReport).properties, summary: StoresReport }),
  }),
  exportStoreReports: endpoint({
    method: 'GET',
    path: '/brands/:id/store_reports/export',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'The same as CSV text: a line for each store and week, by store.',
    params: IdParams,
    query: Shape({ campaignId: Optional(Id), storeId: Optional(Id), weeks }),
    response: Shape({ csv: Type.String() }),
  }),
}
