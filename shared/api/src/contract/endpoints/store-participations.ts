import { Type } from 'typebox'
import { storeParticipationFilters } from '../../states'
import { brandStaff, staff } from '../actors'
import { endpoint } from '../endpoint'
import { StoreApplicant, StoreOffer, StoreParticipationCounts, StoreToMoveTo } from '../entities'
import {
  Delayed,
  FilledText,
  Id,
  IdParams,
  listOf,
  OneOf,
  Optional,
  paged,
  SeenFee,
  SeenState,
  Shape,
  Text,
} from '../primitives'

const tag = 'stores'

const WhichOffers = Shape({
  storeId: Optional(Id),
  campaignId: Optional(Id),
  storeCampaignIds: Optional(Type.Array(Id, { minItems: 1, maxItems: 1_000 })),
})
const ChangedOffers = Shape({ changedIds: Type.Array(Id) })

/** What staff do with who wants to pick up at the brand's stores. */
export const storeParticipationEndpoints = {
  listStoreParticipations: endpoint({
    method: 'GET',
    path: '/brands/:id/store_participations',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    scope: 'read_creators',
    summary:
      'Store participations of a brand, of one of its stores, campaigns or store campaigns (rows T-18, T-22), those that wait by age, the others the latest first; and how many there are in each state.',
    params: IdParams,
    query: Shape({
      ...paged,
      state: Optional(OneOf(storeParticipationFilters)),
      storeId: Optional(Id),
      campaignId: Optional(Id),
      storeCampaignId: Optional(Id),
      query: Optional(Text(200)),
    }),
    response: Shape({
      ...listOf('storeParticipations', StoreApplicant).properties,
      counts: StoreParticipationCounts,
    }),
  }),
  getStoreParticipation: endpoint({
    method: 'GET',
    path: '/store_participations/:id',
    actors: brandStaff,
    tag,
    scope: 'read_creators',
    summary: 'One store participation as the staff of its brand see it.',
    params: IdParams,
    response: Shape({ storeParticipation: StoreApplicant }),
  }),
  listStoreOffers: endpoint({
    method: 'GET',
    path: '/brands/:id/store_offers',
    actors: staff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'Store campaigns of a brand, or of one of its stores, with places and who waits: those that run first, by their end, then finished ones.',
    params: IdParams,
    query: Shape({ ...paged, storeId: Optional(Id), campaignId: Optional(Id) }),
    response: listOf('storeCampaigns', StoreOffer),
  }),
  pauseStoreCampaign: endpoint({
    method: 'PATCH',
    path: '/store_campaigns/:id/pause',
    actors: brandStaff,
    tag,
    summary:
      'Takes nobody at this store for the time being: nobody applies or reserves (422 offer_paused), and it is not listed to creators. Passes hold and applications wait as before. 409 already_decided, 422 illegal_transition when the campaign does not run.',
    params: IdParams,
    notFound: 'store_campaign_not_found',
    response: Shape({ storeCampaign: StoreOffer }),
  }),
  resumeStoreCampaign: endpoint({
    method: 'PATCH',
    path: '/store_campaigns/:id/resume',
    actors: brandStaff,
    tag,
    summary:
      'Opens a paused offer again. 409 already_decided when it is not paused, 422 illegal_transition when the campaign does not run.',
    params: IdParams,
    notFound: 'store_campaign_not_found',
    response: Shape({ storeCampaign: StoreOffer }),
  }),
  pauseStoreOffers: endpoint({
    method: 'PATCH',
    path: '/brands/:id/store_offers/pause',
    actors: brandStaff,
    tag,
    summary:
      'Pauses all offers of a store or of a campaign, or the named ones, and answers which of them it has changed: what is paused already, or no longer runs, stays as it is. 422 required when it is not said which.',
    params: IdParams,
    body: WhichOffers,
    response: ChangedOffers,
  }),
  resumeStoreOffers: endpoint({
    method: 'PATCH',
    path: '/brands/:id/store_offers/resume',
    actors: brandStaff,
    tag,
    summary: 'Opens paused offers again, as `pauseStoreOffers` pauses them.',
    params: IdParams,
    body: WhichOffers,
    response: ChangedOffers,
  }),
  approveStoreParticipation: endpoint({
    method: 'PATCH',
    path: '/store_participations/:id/approve',
    actors: brandStaff,
    tag,
    summary:
      'Approves an application, or takes a declined creator in after all (`from: declined`): the pass holds from now on, and what it is paid is held on the brand account (422 insufficient_funds when there is too little). 409 campaign_full when the store has no place left, 409 already_decided, 409 proposal_changed where the creator has named another fee than the `fee` that was seen.',
    params: IdParams,
    body: Shape({ from: SeenState(['requested', 'declined']), fee: SeenFee, delayed: Delayed }),
    response: Shape({ storeParticipation: StoreApplicant }),
  }),
  declineStoreParticipation: endpoint({
    method: 'PATCH',
    path: '/store_participations/:id/decline',
    actors: brandStaff,
    tag,
    summary:
      'Declines an application with a reason, or ends a pass (`from: approved`), whose place is free again; never what was picked up. 409 already_decided.',
    params: IdParams,
    body: Shape({ reason: FilledText(2_000), from: SeenState(['requested', 'approved']), delayed: Delayed }),
    response: Shape({ storeParticipation: StoreApplicant }),
  }),
  listStoresToMoveTo: endpoint({
    method: 'GET',
    path: '/store_participations/:id/stores',
    actors: brandStaff,
    tag,
    summary:
      'Where an application can be moved to (`moveStoreParticipation`): other stores of its campaign within 30 km that have something free, the nearest first. Without those where its creator has asked already.',
    params: IdParams,
    response: Shape({ targets: Type.Array(StoreToMoveTo) }),
  }),
  moveStoreParticipation: endpoint({
    method: 'PATCH',
    path: '/store_participations/:id/move',
    actors: brandStaff,
    tag,
    summary:
      'Moves an application to another store of its campaign, as `listStoresToMoveTo` offers them, and tells its creator; the hour they wanted to come is kept where that store is open then. 409 campaign_full when nothing is free there, 422 invalid at `storeCampaignId` for another store, 409 already_decided.',
    params: IdParams,
    body: Shape({ storeCampaignId: Id }),
    response: Shape({ storeParticipation: StoreApplicant }),
  }),
  handOutStoreParticipation: endpoint({
    method: 'PATCH',
    path: '/store_participations/:id/hand_out',
    actors: brandStaff,
    tag,
    summary:
      'Hands out without a code, with a reason: the pass must hold. For a day it can be taken back while nothing of it is posted (`undoHandOut`, ability `undo`). 409 already_decided, 422 illegal_transition.',
    params: IdParams,
    body: Shape({ reason: FilledText(2_000) }),
    response: Shape({ storeParticipation: StoreApplicant }),
  }),
}
