import { Type } from 'typebox'
import { mostRightsAtOnce, rightKinds, rightSources, rightStates } from '../../right-states'
import { imagePurchaseChannels, imagePurchaseStates } from '../../states'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { ImagePurchase, RightEntry } from '../entities'
import {
  Count,
  FilledText,
  Id,
  IdParams,
  Instant,
  Kronor,
  listOf,
  OneOf,
  Optional,
  paged,
  PicturePath,
  SeenState,
  Shape,
  Text,
  Url,
} from '../primitives'

const tag = 'image purchases'
const Counts = Shape({ requested: Count, pending: Count, approved: Count, declined: Count, all: Count })
const state = Optional(OneOf(imagePurchaseStates))
const one = Shape({ imagePurchase: ImagePurchase })

const RightCounts = Shape({ ending: Count, current: Count, ended: Count, none: Count, all: Count })
const rights = Shape({ ...listOf('rights', RightEntry).properties, counts: RightCounts })
const rightState = Optional(OneOf(rightStates))

const rightFilter = {
  state: rightState,
  kind: Optional(OneOf(rightKinds)),
  source: Optional(OneOf(rightSources)),
  brandId: Optional(Id),
  campaignId: Optional(Id),
  query: Optional(Text(200)),
  endsWithin: Optional(Type.Integer({ minimum: 1, maximum: 366 })),
}

export const imagePurchaseEndpoints = {
  listRights: endpoint({
    method: 'GET',
    path: '/rights',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'The ledger of rights of the own brands: what agreements grant for each approved post and each film of an approved draft, and what was bought, by state (all without one), with counts. `query` looks in names of creators and campaigns; `endsWithin` leaves what ends within so many days from today.',
    query: Shape({ ...paged, ...rightFilter }),
    response: rights,
  }),
  archiveRights: endpoint({
    method: 'GET',
    path: '/rights/archive',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'The address of the originals of the same, or of those with `ids`, as one zip: it is made while it is read, and holds only what has a right then. It works for two minutes, while the session lasts. `count` is how many rights it holds now.',
    rateLimit: { max: 10, minutes: 1, per: 'caller' },
    query: Shape({
      ...rightFilter,
      ids: Optional(Type.Union([Id, Type.Array(Id, { minItems: 1, maxItems: mostRightsAtOnce })])),
    }),
    response: Shape({ export: Shape({ url: Text(8_000), expiresAt: Instant, count: Count }) }),
  }),
  listMyRights: endpoint({
    method: 'GET',
    path: '/instagramers/me/rights',
    actors: creators,
    tag,
    summary: "What brands may do with the creator's pictures, and until when.",
    query: Shape({ ...paged, state: rightState }),
    response: rights,
  }),
  reportRightUse: endpoint({
    method: 'POST',
    path: '/rights/:id/uses',
    actors: creators,
    tag,
    summary:
      'The creator has seen the picture in use without a right: brand and platform are told. 422 illegal_transition while the right holds, 409 conflict when it was reported already.',
    params: IdParams,
    body: Shape({ use: Shape({ link: Optional(Url), text: FilledText(1_000) }) }),
    response: Shape({ right: RightEntry }),
  }),
  createImagePurchase: endpoint({
    method: 'POST',
    path: '/instagram_posts/:id/image_purchases',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    idempotent: true,
    params: IdParams,
    summary:
      'Asks a creator for a licence to the picture of a post that the brand has approved (row T-23); an open request for the same post answers 409.',
    body: Shape({
      imagePurchase: Shape({
        brandId: Id,
        channels: Type.Array(OneOf(imagePurchaseChannels), { minItems: 1, maxItems: 6, uniqueItems: true }),
        durationMonths: Type.Integer({ minimum: 1, maximum: 120 }),
        price: Kronor,
        message: Optional(Text(2_000)),
      }),
    }),
    response: one,
  }),
  listImagePurchases: endpoint({
    method: 'GET',
    path: '/image_purchases',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'Image purchases of the own brands by state (all without one), newest first, with counts (row E-32).',
    query: Shape({ ...paged, state, brandId: Optional(Id), campaignId: Optional(Id) }),
    response: Shape({ ...listOf('imagePurchases', ImagePurchase).properties, counts: Counts }),
  }),
  listMyImagePurchases: endpoint({
    method: 'GET',
    path: '/instagramers/me/image_purchases',
    actors: creators,
    tag,
    summary: 'What brands ask the creator for, newest first, with counts.',
    query: Shape({ ...paged, state }),
    response: Shape({ ...listOf('imagePurchases', ImagePurchase).properties, counts: Counts }),
  }),
  acceptImagePurchase: endpoint({
    method: 'PATCH',
    path: '/image_purchases/:id/accept',
    actors: creators,
    tag,
    summary:
      'The creator says yes, with the picture in full size where there is one (an own upload): requested becomes pending.',
    params: IdParams,
    body: Shape({ originalUrl: Optional(PicturePath) }),
    response: one,
  }),
  approveImagePurchase: endpoint({
    method: 'PATCH',
    path: '/image_purchases/:id/approve',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'Pays the creator and starts the licence: pending becomes approved; 422 insufficient_funds when the brand has too little, 409 already_decided.',
    params: IdParams,
    response: one,
  }),
  declineImagePurchase: endpoint({
    method: 'PATCH',
    path: '/image_purchases/:id/decline',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'Says no, with a reason: the creator and the brand to what is requested, the brand to what the creator has said yes to (`from: pending`). 409 already_decided.',
    params: IdParams,
    body: Shape({ reason: FilledText(2_000), from: SeenState(['requested', 'pending']) }),
    response: one,
  }),
  getImageOriginal: endpoint({
    method: 'GET',
    path: '/image_purchases/:id/original',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'An address where the original of a paid picture can be fetched for five minutes. 422 licence_ended after the last day of the licence.',
    params: IdParams,
    response: Shape({ original: Shape({ url: Text(1_000), fileName: Text(200), expiresAt: Instant }) }),
  }),
}
