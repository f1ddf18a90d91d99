import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import {
  Brand, Collaboration, InstagramPost, Instagramer, Store, StoreLocation, Upload, instagramerStates, productPlans,
} from '../entities'
import {
  Count, CountryCode, FilledText, Id, IdParams, Nullable, OneOf, OneOrMany, Optional, Shape, Text, listOf, paged,
} from '../primitives'

const everyone = ['anonymous', 'admin', 'company', 'store_user', 'creator'] as const
const signedIn = ['admin', 'company', 'store_user', 'creator'] as const
const TokenParams = Shape({ token: Type.String({ minLength: 1, maxLength: 60 }) })
const WritableStore = Shape({
  name: FilledText(120), address: FilledText(200), postalCode: Text(20), city: FilledText(120), countryCode: CountryCode,
  latitude: Type.Number({ minimum: -90, maximum: 90 }), longitude: Type.Number({ minimum: -180, maximum: 180 }),
  phone: Optional(Nullable(Text(40))), openingHours: Optional(Nullable(Text(200))),
})

export const directoryEndpoints = {
  listInstagramers: endpoint({
    method: 'GET', path: '/instagramers', actors: ['admin', 'company'], tag: 'creators',
    summary: 'Creators (rows C-33, E-26, T-24). `after`: the `nextCursor` of the page before; it makes every page cost the same.',
    query: Shape({
      ...paged, after: Optional(Text(300)), query: Optional(Text(200)), state: Optional(OneOrMany(OneOf(instagramerStates))),
      productPlan: Optional(OneOrMany(OneOf(productPlans))), countryCode: Optional(CountryCode),
      profileCategoryIds: Optional(OneOrMany(Id)), minFollowers: Optional(Count), maxFollowers: Optional(Count),
      minEngagement: Optional(Type.Number({ minimum: 0, maximum: 100 })), communityListId: Optional(Id),
      sort: Optional(OneOf(['-followers', 'followers', '-engagement', 'name'])),
    }),
    response: Shape({ ...listOf('instagramers', Instagramer).properties, nextCursor: Nullable(Text(300)) }),
  }),
  listInstagramerPosts: endpoint({
    method: 'GET', path: '/instagramers/:id/instagram_posts', actors: ['admin', 'company'], tag: 'creators',
    summary: 'Portfolio: posts of a creator, newest first.', params: IdParams, query: Shape({ ...paged }),
    response: listOf('instagramPosts', InstagramPost),
  }),
  listCollaborations: endpoint({
    method: 'GET', path: '/instagramers/:id/collaborations', actors: ['admin', 'company'], tag: 'creators',
    summary: "A creator's approved participations with the own brands, newest first.", params: IdParams, query: Shape({ ...paged }),
    response: listOf('collaborations', Collaboration),
  }),
  getInstagramer: endpoint({
    method: 'GET', path: '/instagramers/:id', actors: ['admin', 'company'], tag: 'creators', summary: 'One creator (row C-35).',
    params: IdParams, response: Shape({ instagramer: Instagramer }),
  }),

  listBrands: endpoint({
    method: 'GET', path: '/brands', actors: signedIn, beforeLetIn: 'ownCompany', tag: 'brands',
    summary: 'Own brands of staff, by company and by member (row P-09); every brand for creators.',
    query: Shape({ ...paged, query: Optional(Text(200)), companyId: Optional(Id), userId: Optional(Id) }),
    response: listOf('brands', Brand),
  }),
  getBrand: endpoint({
    method: 'GET', path: '/brands/:id', base: 'either', actors: everyone, tag: 'brands', summary: 'One brand.', params: IdParams,
    response: Shape({ brand: Brand }),
  }),

  listBrandStores: endpoint({
    method: 'GET', path: '/brands/:id/stores', actors: signedIn, beforeLetIn: 'ownCompany', tag: 'stores',
    summary: 'Stores of a brand, by city.', params: IdParams,
    query: Shape({ ...paged, query: Optional(Text(200)), countryCode: Optional(CountryCode) }), response: listOf('stores', Store),
  }),
  createStore: endpoint({
    method: 'POST', path: '/brands/:id/stores', actors: ['admin', 'company'], beforeLetIn: 'ownCompany', tag: 'stores',
    summary: 'Adds a store to a brand.', params: IdParams, idempotent: true, body: Shape({ store: WritableStore }),
    response: Shape({ store: Store }),
  }),
  getStore: endpoint({
    method: 'GET', path: '/stores/:id', base: 'either', actors: everyone, tag: 'stores',
    summary: 'One store; the counter code only for its staff.', params: IdParams, response: Shape({ store: Store }),
  }),
  updateStore: endpoint({
    method: 'PATCH', path: '/stores/:id', actors: ['admin', 'company', 'store_user'], beforeLetIn: 'ownCompany', tag: 'stores',
    summary: 'Changes a store.', params: IdParams, body: Shape({ store: Type.Partial(WritableStore, { additionalProperties: false }) }),
    response: Shape({ store: Store }),
  }),
  getStoreByToken: endpoint({
    method: 'GET', path: '/stores/token/:token', base: 'either', actors: everyone, tag: 'stores',
    summary: "Resolves a counter's code (row C-39).", params: TokenParams, response: Shape({ store: Shape({ id: Id, brandId: Id }) }),
  }),
  listStoreLocations: endpoint({
    method: 'GET', path: '/store_locations', base: 'either', actors: everyone, tag: 'stores',
    summary: 'Stores by place, at most 5 000; the map reads `getStorePoints`.',
    query: Shape({ country: Optional(CountryCode), city: Optional(Text(120)), brandId: Optional(Id) }),
    response: Shape({ storeLocations: Type.Array(StoreLocation) }),
  }),


  createUpload: endpoint({
    method: 'POST', path: '/uploads', actors: signedIn, beforeLetIn: 'ownAccount', tag: 'uploads',
    summary: 'Takes one picture (JPEG, PNG, WebP; 8 MiB), stores it as WebP of at most 1 600 px, with `size=full` in the size that it has. 422 `not_an_image` or `file_too_large` at `file`.',
    kind: 'upload', query: Shape({ size: Optional(OneOf(['full'])) }), response: Shape({ upload: Upload }),
  }),
}
