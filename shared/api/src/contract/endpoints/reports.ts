import { Type } from 'typebox'
import { brandStaff, everyone } from '../actors'
import { endpoint } from '../endpoint'
import { CampaignReport, ReportLink } from '../entities'
import { IdParams, OneOf, Shape, Text } from '../primitives'

const tag = 'reports'

export const reportEndpoints = {
  getCampaignReport: endpoint({
    method: 'GET',
    path: '/campaigns/:id/report',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'What a campaign has given by day, creator and kind.',
    params: IdParams,
    notFound: 'campaign_not_found',
    response: Shape({ report: CampaignReport }),
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
    summary: 'Makes a read-only address; its token is only in this answer.',
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({ days: Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90)]) }),
    response: Shape({ reportLink: ReportLink, token: Text(100) }),
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
    base: 'public',
    actors: everyone,
    tag,
    summary: 'The report behind a read-only address; 404 once it has expired or was ended.',
    params: Shape({ token: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: Shape({ report: CampaignReport, expiresAt: Text(40), locale: OneOf(['sv', 'en']) }),
  }),
}
