import { Type } from 'typebox'
import { pickupNeeds } from '../../states'
import { creators, everyone } from '../actors'
import { endpoint } from '../endpoint'
import { StoreCampaign, StoreParticipation } from '../entities'
import { rateLimits } from '../limits'
import {
  Count,
  CountryCode,
  FilledWord,
  Id,
  IdParams,
  Instant,
  listOf,
  Nullable,
  OneOf,
  OneOrMany,
  Optional,
  paged,
  Shape,
  Text,
  wherever,
} from '../primitives'

const tag = 'public'

/** Offers that are picked up at stores, and what a creator does with them (rows S-28, S-29). */
export const pickupEndpoints = {
  listStoreCampaigns: endpoint({
    method: 'GET',
    path: '/store_campaigns',
    base: 'either',
    actors: everyone,
    tag,
    summary:
      'Open pick-up offers (rows S-28, S-29): nearest to `near` first, else the creator’s own country, the campaign’s, and by town; with `oneEach` the best store of each campaign, newest campaigns first. `fromHome`: as near a creator’s own town, where that is known, and stores of their own country before the others. `countryFirst`: stores of this country before the others, nearer ones too, for whoever has no country of their own.',
    query: Shape({
      ...paged,
      ...wherever,
      campaignId: Optional(OneOrMany(Id)),
      storeId: Optional(Id),
      brandId: Optional(Id),
      query: Optional(Text(200)),
      fromHome: Optional(Type.Boolean()),
      countryFirst: Optional(CountryCode),
      requiresApplication: Optional(Type.Boolean()),
      oneEach: Optional(Type.Boolean()),
    }),
    response: listOf('storeCampaigns', StoreCampaign),
  }),
  getStoreCampaign: endpoint({
    method: 'GET',
    path: '/store_campaigns/:id',
    base: 'either',
    actors: everyone,
    tag,
    summary: 'One pick-up offer.',
    params: IdParams,
    notFound: 'store_campaign_not_found',
    response: Shape({ storeCampaign: StoreCampaign }),
  }),
  listMyPickups: endpoint({
    method: 'GET',
    path: '/instagramers/me/pickups',
    actors: creators,
    tag: 'store participations',
    summary:
      'Offers where the creator has a store participation, with it: passes first, the soonest end on top, then applications, then what is over.',
    query: Shape({ ...paged, need: Optional(OneOf(pickupNeeds)) }),
    response: listOf('storeCampaigns', StoreCampaign),
  }),
  createStoreParticipation: endpoint({
    method: 'POST',
    path: '/store_campaigns/:id/store_participations',
    actors: creators,
    tag,
    summary:
      'Applies, or reserves where no application is needed (row S-28): 409 conflict a second time, 409 campaign_full, 422 campaign_closed, 422 offer_paused, 422 account_not_connected, 422 followers_outside.',
    params: IdParams,
    notFound: 'store_campaign_not_found',
    body: Shape({
      storeParticipation: Shape({
        motivation: Text(2_000),
        comingAt: Optional(Nullable(Instant)),
        /** Öre, where the terms let the creator name the fee; the brand then always answers first. */
        proposedFee: Optional(Count),
      }),
    }),
    response: Shape({ storeParticipation: StoreParticipation, storeCampaign: StoreCampaign }),
  }),
  updateStoreParticipation: endpoint({
    method: 'PATCH',
    path: '/store_participations/:id',
    actors: creators,
    tag,
    summary:
      'Says when the creator comes, or that they do not know: 422 `in_the_past`, `after_end` or, while the store is closed, `invalid` at `comingAt`, illegal_transition once it is picked up or ended.',
    params: IdParams,
    body: Shape({ storeParticipation: Shape({ comingAt: Nullable(Instant) }) }),
    response: Shape({ storeParticipation: StoreParticipation }),
  }),
  confirmStoreParticipation: endpoint({
    method: 'POST',
    path: '/store_participations/:id/confirm',
    actors: creators,
    tag,
    summary:
      "The creator has scanned the code of the store's counter and is handed the product (row R-18): 422 at `token` where it is another store's (`not_equal`) or nobody's (`token_invalid`), illegal_transition when the pass does not hold. A second time answers the same.",
    params: IdParams,
    rateLimit: rateLimits.passes,
    body: Shape({ counter: Shape({ token: FilledWord(60) }) }),
    response: Shape({ storeParticipation: StoreParticipation }),
  }),
  deleteStoreParticipation: endpoint({
    method: 'DELETE',
    path: '/store_participations/:id',
    actors: creators,
    tag,
    summary: 'Takes an own application or reservation back; 422 illegal_transition once it is picked up or declined.',
    params: IdParams,
  }),
}
