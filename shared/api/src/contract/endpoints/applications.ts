import { Type } from 'typebox'
import { applicationKinds, applicationSorts, savedViewScreens } from '../../states'
import { brandStaff } from '../actors'
import { endpoint } from '../endpoint'
import { Application, RefusedAnswer } from '../entities'
import {
  Count,
  CountryCode,
  FilledText,
  Id,
  IdParams,
  Instant,
  listOf,
  LocaleCode,
  Nullable,
  OneOf,
  Optional,
  Ore,
  paged,
  Shape,
  Text,
} from '../primitives'

const filter = {
  brandId: Optional(Id),
  kind: Optional(OneOf(applicationKinds)),
  campaignId: Optional(Id),
  storeId: Optional(Id),
  country: Optional(CountryCode),
  /** The town of the store, or for a campaign where the creator lives. */
  town: Optional(Text(120)),
  /** `met`: every demand of the campaign; `unmet`: not all of them. */
  demands: Optional(OneOf(['met', 'unmet'])),
  /** To be answered before the day in Stockholm is over. */
  dueToday: Optional(Type.Boolean()),
  query: Optional(Text(200)),
  sort: Optional(OneOf(applicationSorts)),
}

/** A list as somebody wants to find it again: `query` is the part of the address behind the question mark. */
const SavedView = Shape({
  id: Id,
  screen: OneOf(savedViewScreens),
  name: Text(60),
  query: Text(1_000),
  createdAt: Instant,
})

/** Applications that wait for an answer, of every campaign, and the lists that staff keep. */
export const applicationEndpoints = {
  listApplications: endpoint({
    method: 'GET',
    path: '/applications',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    scope: 'read_creators',
    summary:
      'Applications that wait for an answer, to all campaigns of the own brands and at their stores; those to be answered soonest first. `counts` speak of the brands and the kind asked for, `kinds`, `byCampaign`, `byStore` and `towns` of the brands, whatever else is filtered.',
    query: Shape({ ...paged, ...filter }),
    response: Shape({
      ...listOf('applications', Application).properties,
      counts: Shape({ all: Count, dueToday: Count, demandsMet: Count }),
      /** How many wait of each kind. */
      kinds: Shape({ campaign: Count, store: Count }),
      /** Campaigns with applications that wait, to the campaign itself and at its stores. */
      byCampaign: Type.Array(Shape({ id: Id, name: Text(120), brandId: Id, waiting: Count, atStores: Count })),
      /** Stores with applications that wait. */
      byStore: Type.Array(Shape({ id: Id, name: Text(120), city: Text(120), brandId: Id, waiting: Count })),
      towns: Type.Array(Text(120)),
      /** Money of the brands whose campaigns pay a fee; `available` öre can be reserved for those approved next. `id` null: none was made yet. */
      accounts: Type.Array(Shape({ id: Nullable(Id), brandId: Id, brandName: Text(120), available: Ore })),
    }),
  }),
  exportApplications: endpoint({
    method: 'GET',
    path: '/applications/export',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary: 'The same as CSV text, at most 5 000 of them in the order asked for.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    query: Shape({ ...filter, locale: Optional(LocaleCode) }),
    response: Shape({ file: Type.String() }),
  }),
  listRefusedAnswers: endpoint({
    method: 'GET',
    path: '/refused_answers',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary:
      'Answers of the caller that were sent with `delayed` and refused, to applications and to reviews of campaigns that still wait, and that they have not read of; the latest first. Of a review, `id` is the campaign’s and `creatorName` the brand’s.',
    response: Shape({
      refusedAnswers: Type.Array(
        Shape({
          ...RefusedAnswer.properties,
          id: Id,
          of: Optional(OneOf(['application', 'review'])),
          creatorName: Text(120),
          campaignName: Text(120),
        }),
      ),
    }),
  }),
  readRefusedAnswers: endpoint({
    method: 'POST',
    path: '/refused_answers/read',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary:
      'The caller has read of those to applications; in the inbox they stay marked until they are answered or dismissed.',
  }),
  dismissRefusedAnswer: endpoint({
    method: 'DELETE',
    path: '/refused_answers/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'participations',
    summary:
      'Takes the mark from an application whose answer was refused, by the id of the application, or from a review of one’s own, by the id of the campaign; it waits on.',
    params: IdParams,
  }),
  listSavedViews: endpoint({
    method: 'GET',
    path: '/saved_views',
    actors: brandStaff,
    beforeLetIn: 'ownAccount',
    tag: 'participations',
    summary: 'Own saved views of a screen, by name.',
    query: Shape({ screen: OneOf(savedViewScreens) }),
    response: Shape({ savedViews: Type.Array(SavedView) }),
  }),
  createSavedView: endpoint({
    method: 'POST',
    path: '/saved_views',
    actors: brandStaff,
    beforeLetIn: 'ownAccount',
    tag: 'participations',
    summary:
      'Saves a view. 422 taken at `name` when there is one of that name, too_large at `name` above 20 for a screen.',
    body: Shape({
      savedView: Shape({ screen: OneOf(savedViewScreens), name: FilledText(60), query: Text(1_000) }),
    }),
    response: Shape({ savedView: SavedView }),
  }),
  deleteSavedView: endpoint({
    method: 'DELETE',
    path: '/saved_views/:id',
    actors: brandStaff,
    beforeLetIn: 'ownAccount',
    tag: 'participations',
    summary: 'Takes an own saved view away.',
    params: IdParams,
  }),
}
