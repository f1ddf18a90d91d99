import { Type } from 'typebox'
import { creators, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { OwnSellerReport, ReportedSeller } from '../entities'
import { Count, Day, listOf, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'seller reports'
const Year = Type.Integer({ minimum: 2020, maximum: 2100 })

/** The yearly report on sellers to the tax office (directive 2021/514, DAC7). */
export const sellerReportEndpoints = {
  listReportedSellers: endpoint({
    method: 'GET',
    path: '/seller_reports',
    actors: platformStaff,
    tag,
    summary:
      'Creators who were paid in a year, those who miss something first, and how many are complete. `canExport`: who reports is set up.',
    query: Shape({ ...paged, year: Year, state: Optional(OneOf(['missing', 'complete'])) }),
    response: Shape({
      ...listOf('sellers', ReportedSeller).properties,
      counts: Shape({ reported: Count, complete: Count, toRemind: Count }),
      dueOn: Day,
      canExport: Type.Boolean(),
    }),
  }),
  remindSellers: endpoint({
    method: 'POST',
    path: '/seller_reports/reminders',
    actors: platformStaff,
    tag,
    summary: 'Reminds everybody whom the report names and who misses something, each at most once in 14 days.',
    body: Shape({ year: Year }),
    rateLimit: { max: 30, minutes: 60, per: 'caller' },
    response: Shape({ reminded: Count }),
  }),
  exportSellerReport: endpoint({
    method: 'GET',
    path: '/seller_reports/file',
    actors: platformStaff,
    tag,
    summary:
      'The report as XML of the OECD’s schema for platforms (DPI 1.0): those who are complete. 503 not_set_up while nobody who reports is set.',
    query: Shape({ year: Year }),
    rateLimit: { max: 30, minutes: 60, per: 'caller' },
    response: Shape({ file: Type.String(), fileName: Text(80), sellers: Count, leftOut: Count }),
  }),
  listMySellerReports: endpoint({
    method: 'GET',
    path: '/instagramers/me/seller_reports',
    actors: creators,
    tag: 'creator papers',
    summary:
      'What the reports on sellers say of the caller, for the years in which something was paid, the latest first.',
    response: Shape({ reports: Type.Array(OwnSellerReport) }),
  }),
}
