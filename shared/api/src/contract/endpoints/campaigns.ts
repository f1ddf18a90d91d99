import { Type } from 'typebox'
import { campaignStates, campaignsWaiting, campaignTypes, companyRequestStates, deliveryMethods, paymentTypes } from '../../states'
import { endpoint } from '../endpoint'
import { Campaign, CampaignCalculatedReach, CampaignEvent, ProfileCategory, campaignFields } from '../entities'
import { Count, CountryCode, Day, FilledText, Id, IdParams, Nullable, OneOf, Optional, Shape, Text, listOf, paged } from '../primitives'

const staff = ['admin', 'company'] as const
const tag = 'campaigns'
/**
 * Every editor field may be left out; `reach` is the wanted reach (trap Z9), `reviewComment` what the writer tells the review (row E-06).
 */
const WritableCampaign =
  Type.Partial(
    Type.Object({ ...campaignFields, reach: Count, reviewComment: Nullable(Text(2_000)) }, { additionalProperties: false }),
    { additionalProperties: false },
  )

export const campaignEndpoints = {
  listCampaigns: endpoint({
    method: 'GET', path: '/campaigns', actors: staff, beforeLetIn: 'drafts', tag,
    summary: 'Campaigns of one state, or those behind a count of what waits; those that end first on top.',
    query: Shape({
      ...paged, state: Optional(OneOf(campaignStates)), waiting: Optional(OneOf(campaignsWaiting)), brandId: Optional(Id),
      query: Optional(Text(200)), deliveryMethod: Optional(OneOf(deliveryMethods)), type: Optional(OneOf(campaignTypes)),
      country: Optional(CountryCode), categoryId: Optional(Id), companyState: Optional(OneOf(companyRequestStates)),
      sort: Optional(OneOf(['endAt', '-endAt', 'name', '-reach', '-createdAt', 'startAt', 'updatedAt'])),
    }),
    response: listOf('campaigns', Campaign),
  }),
  countCampaigns: endpoint({
    method: 'GET', path: '/campaigns/counts', actors: staff, beforeLetIn: 'drafts', tag,
    summary: 'Campaigns by state, and what waits for an answer.',
    query: Shape({ brandId: Optional(Id) }),
    response: Shape({
      counts: Shape({
        draft: Count, requested: Count, confirmed: Count, upcoming: Count, ongoing: Count, finished: Count, archived: Count,
      }),
      waiting: Shape({
        mentions: Count, participations: Count, dueSoon: Count, alerts: Count, deliveryProblems: Count, imagePurchases: Count,
      }),
    }),
  }),
  listCampaignDates: endpoint({
    method: 'GET', path: '/campaigns/dates', actors: staff, beforeLetIn: 'drafts', tag,
    summary: 'Starts, content deadlines and ends between two days.',
    query: Shape({ from: Day, to: Day, brandId: Optional(Id) }),
    response: Shape({ dates: Type.Array(Shape({ campaignId: Id, name: Text(120), date: Day, kind: OneOf(['start', 'due', 'end']) })) }),
  }),
  createCampaign: endpoint({
    method: 'POST', path: '/campaigns', actors: staff, beforeLetIn: 'drafts', tag, summary: 'Creates a draft.', idempotent: true,
    body: Shape({
      campaign: Type.Object({ ...WritableCampaign.properties, brandId: Id, name: FilledText(120) }, { additionalProperties: false }),
    }),
    response: Shape({ campaign: Campaign }),
  }),
  getCampaign: endpoint({
    method: 'GET', path: '/campaigns/:id', actors: [...staff, 'creator'], beforeLetIn: 'drafts', tag,
    summary: 'One campaign; creators see published ones and those they take part in.', params: IdParams,
    response: Shape({ campaign: Campaign }),
  }),
  updateCampaign: endpoint({
    method: 'PATCH', path: '/campaigns/:id', actors: staff, beforeLetIn: 'drafts', tag,
    summary: 'Saves editor fields of a draft. `version` guards against lost updates: a stale one answers 409.',
    params: IdParams, body: Shape({ campaign: WritableCampaign, version: Optional(Count) }), response: Shape({ campaign: Campaign }),
  }),
  deleteCampaign: endpoint({
    method: 'DELETE', path: '/campaigns/:id', actors: staff, beforeLetIn: 'drafts', tag, summary: 'Deletes a draft.', params: IdParams,
  }),
  updateCampaignState: endpoint({
    method: 'PATCH', path: '/campaigns/:id/state', actors: staff, beforeLetIn: 'drafts', tag,
    summary: 'Moves a campaign along its process; an illegal move answers 422 and changes nothing.',
    params: IdParams, body: Shape({ campaign: Shape({ state: OneOf(campaignStates), reviewComment: Optional(Text(2_000)) }) }),
    response: Shape({ campaign: Campaign }),
  }),
  getCalculatedReach: endpoint({
    method: 'GET', path: '/campaigns/:id/calculated_reach', actors: staff, beforeLetIn: 'drafts', tag,
    summary: 'Daily reach of approved posts by post day.', params: IdParams,
    response: Shape({ campaignCalculatedReach: CampaignCalculatedReach }),
  }),
  listCampaignEvents: endpoint({
    method: 'GET', path: '/campaigns/:id/events', actors: staff, beforeLetIn: 'drafts', tag,
    summary: 'Who did what, when and why; newest first.', params: IdParams, query: Shape({ ...paged }),
    response: listOf('campaignEvents', CampaignEvent),
  }),
  listMarketplace: endpoint({
    method: 'GET', path: '/marketplace/campaigns', actors: ['creator'], tag,
    summary: 'Open offers for the asking creator, with the own participation where there is one.',
    query: Shape({
      ...paged, deliveryMethod: Optional(OneOf(['pickup', 'delivery'])), country: Optional(CountryCode), query: Optional(Text(200)),
      brandId: Optional(Id), categoryId: Optional(Id), paymentType: Optional(OneOf(paymentTypes)), paid: Optional(Type.Boolean()),
      fits: Optional(Type.Boolean()), sort: Optional(OneOf(['-createdAt', 'endAt', '-value'])),
    }),
    response: listOf('campaigns', Campaign),
  }),
  listProfileCategories: endpoint({
    method: 'GET', path: '/profile_categories', base: 'either', actors: ['anonymous', 'admin', 'company', 'store_user', 'creator'], tag,
    summary: 'Categories of creators and campaigns.', response: Shape({ profileCategories: Type.Array(ProfileCategory) }),
  }),
}
