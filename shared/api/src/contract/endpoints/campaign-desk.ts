import { Type } from 'typebox'
import { packageNames } from '../../states'
import { brandStaff, creators, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import {
  CalendarCampaign,
  Campaign,
  CampaignInvitation,
  CampaignPackage,
  Instagramer,
  LastReview,
  Terms,
} from '../entities'
import { Count, Day, Id, IdParams, Kronor, listOf, Nullable, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'campaigns'
const one = Shape({ campaign: Campaign })

export const campaignDeskEndpoints = {
  listCalendarCampaigns: endpoint({
    method: 'GET',
    path: '/campaigns/calendar',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary:
      'Campaigns that touch the days between two days (at most 366), by start; at most 500, and how many there are.',
    query: Shape({ from: Day, to: Day, brandId: Optional(Id) }),
    response: Shape({ calendarCampaigns: Type.Array(CalendarCampaign), totalCount: Count }),
  }),
  duplicateCampaign: endpoint({
    method: 'POST',
    path: '/campaigns/:id/duplicate',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Makes a draft with the same fields, without days and counters.',
    params: IdParams,
    notFound: 'campaign_not_found',
    idempotent: true,
    response: one,
  }),
  promoteCampaign: endpoint({
    method: 'POST',
    path: '/campaigns/:id/promote',
    actors: platformStaff,
    tag,
    summary: 'Puts an open offer first in the marketplace (row T-04).',
    params: IdParams,
    notFound: 'campaign_not_found',
    response: one,
  }),
  unpromoteCampaign: endpoint({
    method: 'DELETE',
    path: '/campaigns/:id/promote',
    actors: platformStaff,
    tag,
    summary: 'Takes it back to its place.',
    params: IdParams,
    notFound: 'campaign_not_found',
    response: one,
  }),
  getLastReview: endpoint({
    method: 'GET',
    path: '/campaigns/:id/last_review',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'The campaign as it was when the platform last answered a review.',
    params: IdParams,
    notFound: 'campaign_not_found',
    response: Shape({ lastReview: Nullable(LastReview) }),
  }),
  getLastTerms: endpoint({
    method: 'GET',
    path: '/brands/:id/last_terms',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary:
      "The terms of the brand's newest campaign that has terms of its own, to begin the next one with; null where there is none. Its pieces follow the new campaign's kinds by `fittingTerms` of `@samspel/api/terms`.",
    params: IdParams,
    response: Shape({ lastTerms: Nullable(Terms) }),
  }),
  listCampaignViewers: endpoint({
    method: 'GET',
    path: '/campaigns/:id/viewers',
    actors: platformStaff,
    tag,
    summary: 'Colleagues who have the campaign open on the desk of the review just now, by name.',
    params: IdParams,
    notFound: 'campaign_not_found',
    response: Shape({ viewers: Type.Array(Shape({ id: Id, name: Text(120) })) }),
  }),
  lookAtCampaign: endpoint({
    method: 'PUT',
    path: '/campaigns/:id/viewers/me',
    actors: platformStaff,
    tag,
    summary: 'Says that the caller has it open; said again every half minute, forgotten after one and a half.',
    params: IdParams,
    notFound: 'campaign_not_found',
  }),
  leaveCampaign: endpoint({
    method: 'DELETE',
    path: '/campaigns/:id/viewers/me',
    actors: platformStaff,
    tag,
    summary: 'Says that the caller has left it.',
    params: IdParams,
  }),

  listPotentialInstagramers: endpoint({
    method: 'GET',
    path: '/campaigns/:id/potential_instagramers',
    actors: brandStaff,
    tag,
    summary: "Creators who meet the campaign's demands and take no part in it, most followers first (row C-34).",
    params: IdParams,
    notFound: 'campaign_not_found',
    query: Shape({ ...paged, query: Optional(Text(200)), communityListId: Optional(Id) }),
    response: Shape({
      ...listOf('instagramers', Instagramer).properties,
      /** Whose invitation stands unanswered. */
      invitedIds: Type.Array(Id),
      /** Who declined, and from when they can be asked again: null when they can be now. */
      declined: Type.Array(Shape({ id: Id, askAgainOn: Nullable(Day) })),
    }),
  }),
  listCampaignInvitations: endpoint({
    method: 'GET',
    path: '/campaigns/:id/invitations',
    actors: brandStaff,
    tag,
    summary: 'Who was invited, newest first.',
    params: IdParams,
    notFound: 'campaign_not_found',
    query: Shape({ ...paged }),
    response: listOf('campaignInvitations', CampaignInvitation),
  }),
  createCampaignInvitations: endpoint({
    method: 'POST',
    path: '/campaigns/:id/invitations',
    actors: brandStaff,
    tag,
    summary:
      'Invites creators and the approved members of lists to an open offer; whoever was invited or takes part is passed over, and so is whoever the followers keep out.',
    rateLimit: { max: 60, minutes: 1, per: 'caller' },
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({
      instagramerIds: Optional(Type.Array(Id, { maxItems: 100 })),
      communityListIds: Optional(Type.Array(Id, { maxItems: 20 })),
      message: Optional(Text(1_000)),
    }),
    response: Shape({ invited: Count, already: Count, outside: Count }),
  }),
  deleteCampaignInvitation: endpoint({
    method: 'DELETE',
    path: '/campaign_invitations/:id',
    actors: brandStaff,
    tag,
    summary: 'Takes an invitation back that nobody has answered.',
    params: IdParams,
  }),
  listMyInvitations: endpoint({
    method: 'GET',
    path: '/instagramers/me/campaign_invitations',
    actors: creators,
    tag,
    summary: 'Open offers that the creator was invited to and has not answered, newest first.',
    query: Shape({ ...paged }),
    response: listOf('campaigns', Campaign),
  }),
  declineCampaignInvitation: endpoint({
    method: 'PATCH',
    path: '/campaign_invitations/:id/decline',
    actors: creators,
    tag,
    summary: 'The creator says no.',
    params: IdParams,
    response: Shape({ campaignInvitation: CampaignInvitation }),
  }),

  listPackages: endpoint({
    method: 'GET',
    path: '/packages',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary: 'Packages with their defaults (row T-08).',
    response: Shape({ packages: Type.Array(CampaignPackage) }),
  }),
  updatePackage: endpoint({
    method: 'PATCH',
    path: '/packages/:name',
    actors: platformStaff,
    tag,
    summary:
      "Changes a package's price, texts or availability; reach and profiles of small, medium and large are the specification's.",
    params: Shape({ name: OneOf(packageNames) }),
    body: Shape({
      package: Type.Partial(
        Shape({
          price: Nullable(Kronor),
          descriptionSv: Text(1_000),
          descriptionEn: Text(1_000),
          active: Type.Boolean(),
        }),
        { additionalProperties: false },
      ),
    }),
    response: Shape({ package: CampaignPackage }),
  }),
}
