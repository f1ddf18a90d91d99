import { Type } from 'typebox'
import { deliveryMethods, productSuggestionStates } from '../../states'
import { endpoint } from '../endpoint'
import {
  Brand, Campaign, City, CollaborationLink, CollaborationPage, PageHead, PageTheme, PortfolioItem, ProductSuggestion, PublicStore,
  StoreCampaign, StoreParticipation, StorePoints,
} from '../entities'
import {
  Count, CountryCode, FilledText, Id, IdParams, LocaleCode, Nullable, OneOf, Optional, Shape, Text, listOf, paged,
} from '../primitives'

const everyone = ['anonymous', 'admin', 'company', 'store_user', 'creator'] as const
const tag = 'public'
const SlugParams = Shape({ slug: Type.String({ minLength: 1, maxLength: 60 }) })
const number = '-?\\d{1,3}(?:\\.\\d{1,8})?'
/** `latitude,longitude`. */
const Near = Type.String({ pattern: `^${number},${number}$` })
/** `west,south,east,north`. */
const Bounds = Type.String({ pattern: `^${number},${number},${number},${number}$` })
const wherever = { country: Optional(CountryCode), city: Optional(Text(120)), near: Optional(Near) }

/** What anyone sees: answered without an account at /public, with what is the caller's own at /api. */
export const publicEndpoints = {
  listPublicCampaigns: endpoint({
    method: 'GET', path: '/campaigns', base: 'public', actors: everyone, tag, summary: 'Open offers that are public.',
    query: Shape({
      ...paged, deliveryMethod: Optional(OneOf(deliveryMethods)), country: Optional(CountryCode), query: Optional(Text(200)),
      brandId: Optional(Id),
    }),
    response: listOf('campaigns', Campaign),
  }),
  getPublicCampaign: endpoint({
    method: 'GET', path: '/campaigns/:id', base: 'public', actors: everyone, tag, summary: 'One public offer.', params: IdParams,
    response: Shape({ campaign: Campaign }),
  }),

  listPublicBrands: endpoint({
    method: 'GET', path: '/brands', base: 'public', actors: everyone, tag,
    summary: 'Every brand that is let in, by name (row S-31); `withOffers` leaves those with open offers.',
    query: Shape({
      ...paged, query: Optional(Text(200)), country: Optional(CountryCode), letter: Optional(Type.String({ minLength: 1, maxLength: 1 })),
      withOffers: Optional(Type.Boolean()),
    }),
    response: listOf('brands', Brand),
  }),
  listFollowedBrands: endpoint({
    method: 'GET', path: '/instagramers/me/brands', actors: ['creator'], tag,
    summary: 'Brands that the asking creator follows, the last followed first.', query: Shape({ ...paged }),
    response: listOf('brands', Brand),
  }),
  followBrand: endpoint({
    method: 'POST', path: '/brands/:id/follow', actors: ['creator'], tag, summary: 'Follows a brand (row S-26); again changes nothing.',
    params: IdParams, response: Shape({ brand: Brand }),
  }),
  unfollowBrand: endpoint({
    method: 'DELETE', path: '/brands/:id/follow', actors: ['creator'], tag, summary: 'Follows a brand no more.', params: IdParams,
    response: Shape({ brand: Brand }),
  }),

  searchPublic: endpoint({
    method: 'GET', path: '/search', base: 'public', actors: everyone, tag,
    summary: 'Brands and towns by name (row S-31), at most ten of each, best first.', query: Shape({ query: FilledText(200) }),
    response: Shape({ brands: Type.Array(Brand), cities: Type.Array(City) }),
  }),
  listCities: endpoint({
    method: 'GET', path: '/cities', base: 'public', actors: everyone, tag, summary: 'Towns with stores, by name (rows S-29, V-33).',
    query: Shape({ country: Optional(CountryCode), brandId: Optional(Id), campaignId: Optional(Id) }),
    response: Shape({ cities: Type.Array(City) }),
  }),
  listPublicStores: endpoint({
    method: 'GET', path: '/stores', base: 'public', actors: everyone, tag,
    summary: 'Stores (row S-30): inside `bounds`, nearest to `near` first, else by town and name.',
    query: Shape({ ...paged, ...wherever, bounds: Optional(Bounds), brandId: Optional(Id), query: Optional(Text(200)) }),
    response: listOf('stores', PublicStore),
  }),
  getStorePoints: endpoint({
    method: 'GET', path: '/store_points', base: 'public', actors: everyone, tag, summary: 'Every store of the map, as columns.',
    query: Shape({ country: Optional(CountryCode), brandId: Optional(Id) }), response: Shape({ storePoints: StorePoints }),
  }),

  listStoreCampaigns: endpoint({
    method: 'GET', path: '/store_campaigns', base: 'either', actors: everyone, tag,
    summary: 'Open pick-up offers (rows S-28, S-29): nearest to `near` first, else the campaign’s own country first and by town; with `oneEach` the best store of each campaign, newest campaigns first.',
    query: Shape({
      ...paged, ...wherever, campaignId: Optional(Id), storeId: Optional(Id), brandId: Optional(Id), query: Optional(Text(200)),
      requiresApplication: Optional(Type.Boolean()), oneEach: Optional(Type.Boolean()),
    }),
    response: listOf('storeCampaigns', StoreCampaign),
  }),
  getStoreCampaign: endpoint({
    method: 'GET', path: '/store_campaigns/:id', base: 'either', actors: everyone, tag, summary: 'One pick-up offer.', params: IdParams,
    response: Shape({ storeCampaign: StoreCampaign }),
  }),
  createStoreParticipation: endpoint({
    method: 'POST', path: '/store_campaigns/:id/store_participations', actors: ['creator'], tag,
    summary: 'Applies, or reserves where no application is needed (row S-28): 409 conflict a second time, 409 campaign_full, 422 campaign_closed, 422 followers_outside.',
    params: IdParams, body: Shape({ storeParticipation: Shape({ motivation: Text(2_000) }) }),
    response: Shape({ storeParticipation: StoreParticipation, storeCampaign: StoreCampaign }),
  }),
  deleteStoreParticipation: endpoint({
    method: 'DELETE', path: '/store_participations/:id', actors: ['creator'], tag,
    summary: 'Takes an own application or reservation back; 422 illegal_transition once it is picked up or declined.', params: IdParams,
  }),

  getCollaborationPage: endpoint({
    method: 'GET', path: '/collaboration_pages/:slug', base: 'either', actors: everyone, tag,
    summary: "A brand's or a creator's collaboration page.", params: SlugParams, response: Shape({ collaborationPage: CollaborationPage }),
  }),
  updateCollaborationPage: endpoint({
    method: 'PATCH', path: '/collaboration_pages/:slug', actors: ['admin', 'company', 'creator'], beforeLetIn: 'ownCompany', tag,
    summary: 'Its owner changes what is shown; 422 contrast_too_low at `theme`, 409 stale_version.',
    params: SlugParams,
    body: Shape({
      collaborationPage: Shape({
        intro: Optional(Text(500)), theme: Optional(Nullable(PageTheme)), links: Optional(Type.Array(CollaborationLink, { maxItems: 50 })),
        itemOrder: Optional(Type.Array(Id, { maxItems: 500 })), hiddenItemIds: Optional(Type.Array(Id, { maxItems: 500 })),
      }),
      version: Count,
    }),
    response: Shape({ collaborationPage: CollaborationPage }),
  }),
  listPageOffers: endpoint({
    method: 'GET', path: '/collaboration_pages/:slug/offers', base: 'either', actors: everyone, tag,
    summary: "Open offers of a brand's page in its owner's order; with `hidden` those that are hidden too, to the owner alone.",
    params: SlugParams, query: Shape({ ...paged, deliveryMethod: Optional(OneOf(deliveryMethods)), hidden: Optional(Type.Boolean()) }),
    response: listOf('campaigns', Campaign),
  }),
  listPortfolio: endpoint({
    method: 'GET', path: '/collaboration_pages/:slug/portfolio', base: 'either', actors: everyone, tag,
    summary: "Pictures of a creator's page in its owner's order; with `hidden` those that are hidden too, to the owner alone.",
    params: SlugParams, query: Shape({ ...paged, hidden: Optional(Type.Boolean()) }), response: listOf('portfolioItems', PortfolioItem),
  }),
  checkSlug: endpoint({
    method: 'HEAD', path: '/collaboration_pages/slug/:slug', base: 'public', actors: everyone, tag,
    summary: 'Status only: 200 when the slug is taken, 404 when it is free (row C-32).', params: SlugParams,
  }),

  createProductSuggestion: endpoint({
    method: 'POST', path: '/product_suggestions', base: 'public', actors: everyone, tag,
    summary: 'A visitor suggests a product (rows E-23, V-32); 422 social_required at `socials` without any channel.', idempotent: true,
    body: Shape({
      productSuggestion: Shape({
        product: FilledText(300), description: Optional(Text(1_000)), socials: Type.Array(Text(200), { maxItems: 10 }),
        email: Optional(Nullable(Text(254))), locale: LocaleCode,
      }),
    }),
  }),
  listProductSuggestions: endpoint({
    method: 'GET', path: '/product_suggestions', actors: ['admin'], tag: 'suggestions', summary: 'What visitors suggested, newest first.',
    query: Shape({ ...paged, state: Optional(OneOf(productSuggestionStates)), query: Optional(Text(200)) }),
    response: Shape({
      ...listOf('productSuggestions', ProductSuggestion).properties, counts: Shape({ new: Count, handled: Count, declined: Count }),
    }),
  }),
  updateProductSuggestion: endpoint({
    method: 'PATCH', path: '/product_suggestions/:id', actors: ['admin'], tag: 'suggestions',
    summary: 'Keeps how a suggestion was dealt with.', params: IdParams,
    body: Shape({ productSuggestion: Shape({ state: Optional(OneOf(productSuggestionStates)), note: Optional(Text(2_000)) }) }),
    response: Shape({ productSuggestion: ProductSuggestion }),
  }),

  getPageHead: endpoint({
    method: 'GET', path: '/page_heads', base: 'public', actors: everyone, tag: 'machines',
    summary: 'What machines read of a public page; 404 for a path without a record.',
    query: Shape({ path: FilledText(500), locale: Optional(LocaleCode) }), response: Shape({ pageHead: PageHead }),
  }),
}
