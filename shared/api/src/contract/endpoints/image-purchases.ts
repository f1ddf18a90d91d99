import { Type } from 'typebox'
import { imagePurchaseChannels, imagePurchaseStates } from '../../states'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { ImagePurchase } from '../entities'
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
} from '../primitives'

const tag = 'image purchases'
const Counts = Shape({ requested: Count, pending: Count, approved: Count, declined: Count, all: Count })
const state = Optional(OneOf(imagePurchaseStates))
const one = Shape({ imagePurchase: ImagePurchase })

export const imagePurchaseEndpoints = {
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
    summary: 'An address where the original of a paid picture can be fetched for five minutes.',
    params: IdParams,
    response: Shape({ original: Shape({ url: Text(1_000), fileName: Text(200), expiresAt: Instant }) }),
  }),
}
