import { Type } from 'typebox'
import { brandStaff, everyone } from '../actors'
import { endpoint } from '../endpoint'
import { CampaignReport, ReportLink } from '../entities'
import { Day, FilledWord, Id, IdParams, LocaleCode, OneOf, OneOrMany, Optional, Shape, Text } from '../primitives'

const tag = 'reports'

/** Further campaigns of the same brand in the report, at most 20. */
const and = Optional(OneOrMany(Id))
const File = Shape({ file: Type.String({ contentEncoding: 'base64' }), fileName: Text(160) })
const asFile = { what: OneOf(['pdf', 'creators', 'posts', 'days']), locale: Optional(LocaleCode) }
const TokenParams = Shape({ token: Type.String({ minLength: 1, maxLength: 100 }) })
const files = { max: 30, minutes: 5, per: 'caller' } as const

export const reportEndpoints = {
  getCampaignReport: endpoint({
    method: 'GET',
    path: '/campaigns/:id/report',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    scope: 'read_posts',
    summary:
      'What a campaign has given by day, creator, kind and post; `and` adds campaigns of the same brand. A token reads costs with the scope `read_money` besides.',
    params: IdParams,
    query: Shape({ and }),
    notFound: 'campaign_not_found',
    response: Shape({ report: CampaignReport }),
  }),
  getCampaignReportFile: endpoint({
    method: 'GET',
    path: '/campaigns/:id/report/file',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'The report as PDF, or its creators, posts or days as CSV, base64.',
    params: IdParams,
    query: Shape({ and, ...asFile }),
    notFound: 'campaign_not_found',
    response: File,
    rateLimit: files,
  }),
  pinReportPost: endpoint({
    method: 'PUT',
    path: '/mentions/:id/pin',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Puts an approved post first in reports, or takes it from there; at most 10 in a campaign.',
    params: IdParams,
    body: Shape({ pinned: Type.Boolean() }),
  }),
  listReportLinks: endpoint({
    method: 'GET',
    path: '/campaigns/:id/report_links',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Read-only addresses of the report that still live, newest first, at most 50.',
    params: IdParams,
    notFound: 'campaign_not_found',
    response: Shape({ reportLinks: Type.Array(ReportLink) }),
  }),
  createReportLink: endpoint({
    method: 'POST',
    path: '/campaigns/:id/report_links',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Makes a read-only address, without costs and with names unless it says otherwise.',
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({
      /** How long it lives; `endsOn` instead names its last day, at most two years ahead. */
      days: Optional(Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90)])),
      endsOn: Optional(Day),
      name: Optional(Text(120)),
      showsCosts: Optional(Type.Boolean()),
      showsNames: Optional(Type.Boolean()),
      and: Optional(Type.Array(Id, { maxItems: 20 })),
    }),
    response: Shape({ reportLink: ReportLink, token: Text(100) }),
  }),
  updateReportLink: endpoint({
    method: 'PATCH',
    path: '/report_links/:id',
    actors: brandStaff,
    tag,
    summary: 'Changes what a read-only address shows, its last day, its name, and whom it is mailed to on Mondays.',
    params: IdParams,
    body: Shape({
      endsOn: Optional(Day),
      name: Optional(Text(120)),
      showsCosts: Optional(Type.Boolean()),
      showsNames: Optional(Type.Boolean()),
      mailTo: Optional(Type.Array(FilledWord(254), { maxItems: 10 })),
    }),
    response: Shape({ reportLink: ReportLink }),
  }),
  deleteReportLink: endpoint({
    method: 'DELETE',
    path: '/report_links/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Ends a read-only address at once.',
    params: IdParams,
  }),
  getSharedReport: endpoint({
    method: 'GET',
    path: '/reports/:token',
    base: 'either',
    actors: everyone,
    tag,
    summary: 'The report behind a read-only address; 404 once it has expired or was ended.',
    params: TokenParams,
    response: Shape({
      report: CampaignReport,
      expiresAt: Text(40),
      locale: OneOf(['sv', 'en']),
      shows: Optional(Shape({ costs: Type.Boolean(), names: Type.Boolean() })),
    }),
  }),
  getSharedReportFile: endpoint({
    method: 'GET',
    path: '/reports/:token/file',
    base: 'public',
    actors: everyone,
    tag,
    summary: 'The same as PDF, or its creators, posts or days as CSV, base64.',
    params: TokenParams,
    query: Shape(asFile),
    response: File,
    rateLimit: files,
  }),
  stopReportMail: endpoint({
    method: 'POST',
    path: '/reports/:token/stop',
    base: 'public',
    actors: everyone,
    tag,
    summary: 'Takes a reader off the mails on Mondays, by what the mail says.',
    params: TokenParams,
    body: Shape({ stop: Text(100) }),
  }),
}
