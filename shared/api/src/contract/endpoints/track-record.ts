import { Type } from 'typebox'
import { brandStaff, companyStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { BrandRating, CreatorRecord, NewBrandRating, OwnBrandRating, TrackRecord } from '../entities'
import { FilledText, IdParams, listOf, Nullable, paged, Shape } from '../primitives'

const tag = 'brands'

/** What creators say of brands, and how either side has kept what was agreed. */
export const trackRecordEndpoints = {
  getCreatorRecord: endpoint({
    method: 'GET',
    path: '/instagramers/:id/record',
    actors: [...brandStaff, ...creators],
    tag: 'creators',
    summary:
      'How a creator has kept what was agreed in twelve months, as brands read it before they decide; creators read their own alone.',
    params: IdParams,
    response: Shape({ creatorRecord: CreatorRecord }),
  }),
  getMyBrandRating: endpoint({
    method: 'GET',
    path: '/instagramers/me/brand_ratings/:id',
    actors: creators,
    tag,
    summary:
      'The own rating of the brand for one piece of work, by the id of the participation or of what was picked up; null until it is given. `mayRate`: the work is paid, or approved where there is no fee, and the rating is not older than it can be changed.',
    params: IdParams,
    response: Shape({ brandRating: Nullable(OwnBrandRating), mayRate: Type.Boolean() }),
  }),
  rateBrand: endpoint({
    method: 'PUT',
    path: '/instagramers/me/brand_ratings/:id',
    actors: creators,
    tag,
    summary:
      'Rates the brand for one piece of work; the last rating stands. 422 illegal_transition before the work is approved, and two weeks after the first rating.',
    params: IdParams,
    body: Shape({ brandRating: NewBrandRating }),
    response: Shape({ brandRating: OwnBrandRating }),
  }),
  listBrandRatings: endpoint({
    method: 'GET',
    path: '/brands/:id/ratings',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'What creators have said of the brand, newest month first, without their names and in no order within a month; and its record as creators see it.',
    params: IdParams,
    query: Shape({ ...paged }),
    response: Shape({ ...listOf('brandRatings', BrandRating).properties, trackRecord: TrackRecord }),
  }),
  replyToBrandRating: endpoint({
    method: 'PATCH',
    path: '/brand_ratings/:id/reply',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'Answers a rating; its creator is told, and the brand does not learn who it is. 409 already_decided a second time.',
    params: IdParams,
    body: Shape({ reply: FilledText(1_000) }),
    response: Shape({ brandRating: BrandRating }),
  }),
}
