import { Type } from 'typebox'
import { brandStaff, companyStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import {
  CampaignSales,
  CodeRow,
  CreatorLink,
  OwnLink,
  SaleRow,
  Shop,
  ShopCall,
  StoreVisit,
  UnmatchedSale,
} from '../entities'
import { shopKinds } from '../entities/sales'
import {
  Count,
  FilledText,
  FilledWord,
  Id,
  IdParams,
  listOf,
  Nullable,
  OneOf,
  Optional,
  paged,
  Shape,
  Text,
} from '../primitives'

const tag = 'sales'
const ofCampaign = { notFound: 'campaign_not_found', params: IdParams, tag } as const
const file = {
  rateLimit: { max: 40, minutes: 15, per: 'caller' },
  bodyBytes: 4 * 1024 * 1024,
} as const

/** Links and codes of creators, and the orders that they led to. */
export const salesEndpoints = {
  getCampaignSales: endpoint({
    ...ofCampaign,
    method: 'GET',
    path: '/campaigns/:id/sales',
    actors: brandStaff,
    summary: 'Where the campaign leads to, and clicks, orders and sums of all its creators.',
    response: Shape({ campaignSales: CampaignSales }),
  }),
  setCampaignTarget: endpoint({
    ...ofCampaign,
    method: 'PATCH',
    path: '/campaigns/:id/sales',
    actors: brandStaff,
    summary:
      'Gives every creator who takes part a link to this address, https alone and not of this network; null: codes without links. Links that are out lead to the new address.',
    body: Shape({ targetUrl: Nullable(Text(2_000)) }),
    response: Shape({ campaignSales: CampaignSales }),
  }),
  listCreatorLinks: endpoint({
    ...ofCampaign,
    method: 'GET',
    path: '/campaigns/:id/creator_links',
    actors: brandStaff,
    summary: 'Link, code and figures of each creator, those who sold most on top.',
    query: Shape({ ...paged, query: Optional(Text(200)), withoutCode: Optional(Type.Boolean()) }),
    response: listOf('creatorLinks', CreatorLink),
  }),
  setCreatorCode: endpoint({
    ...ofCampaign,
    method: 'PATCH',
    path: '/campaigns/:id/creator_links/:instagramerId',
    actors: brandStaff,
    summary: 'Types a creator’s code, or takes it away; 422 taken where the brand uses it already.',
    params: Shape({ id: Id, instagramerId: Id }),
    body: Shape({ discountCode: Nullable(Text(40)) }),
    response: Shape({ creatorLink: CreatorLink }),
  }),
  makeCreatorCodes: endpoint({
    ...ofCampaign,
    method: 'POST',
    path: '/campaigns/:id/creator_codes',
    actors: brandStaff,
    summary: 'Makes a code of the first name and an ending for everyone who has none, such as HANNA15.',
    body: Shape({ ending: Text(10) }),
    response: Shape({ made: Count, campaignSales: CampaignSales }),
  }),
  importCreatorCodes: endpoint({
    ...ofCampaign,
    ...file,
    method: 'POST',
    path: '/campaigns/:id/creator_codes/imports',
    actors: brandStaff,
    summary:
      'Reads codes from CSV text with a column for the creator (user name or name) and one for the code. With `dryRun` it only says what would become of each row.',
    body: Shape({ csv: FilledWord(1_000_000), dryRun: Optional(Type.Boolean()) }),
    response: Shape({ rows: Type.Array(CodeRow), changed: Count }),
  }),
  importSales: endpoint({
    ...file,
    method: 'POST',
    path: '/brands/:id/sales/imports',
    actors: brandStaff,
    tag,
    params: IdParams,
    summary:
      'Reads orders from CSV text: number, time, sum, currency, code, link. A number that is there already is changed, a negative sum is what comes back of it. With `dryRun` it only says what would become of each row.',
    body: Shape({ csv: FilledWord(1_000_000), shopId: Optional(Id), dryRun: Optional(Type.Boolean()) }),
    response: Shape({
      rows: Type.Array(SaleRow),
      counts: Shape({ added: Count, changed: Count, same: Count, duplicate: Count, invalid: Count, unmatched: Count }),
    }),
  }),
  listUnmatchedSales: endpoint({
    method: 'GET',
    path: '/brands/:id/sales/unmatched',
    actors: brandStaff,
    tag,
    params: IdParams,
    summary: 'Orders with a code or link of nobody, the newest on top.',
    query: Shape({ ...paged }),
    response: listOf('unmatchedSales', UnmatchedSale),
  }),
  listShops: endpoint({
    method: 'GET',
    path: '/brands/:id/shops',
    actors: brandStaff,
    tag,
    params: IdParams,
    summary: 'Shops that tell of their orders, at most 20.',
    response: Shape({ shops: Type.Array(Shop), abilities: Type.Array(OneOf(['manage'])) }),
  }),
  createShop: endpoint({
    method: 'POST',
    path: '/brands/:id/shops',
    actors: companyStaff,
    tag,
    params: IdParams,
    summary:
      'Connects a shop by its address. Shopify gives the secret that it signs with, so it is part of the body; for WooCommerce it is drawn and is in this answer alone.',
    body: Shape({ shop: Shape({ kind: OneOf(shopKinds), address: FilledText(255), secret: Optional(Text(255)) }) }),
    response: Shape({ shop: Shop, secret: Nullable(Text(100)) }),
  }),
  renewShopSecret: endpoint({
    method: 'POST',
    path: '/shops/:id/secret',
    actors: companyStaff,
    tag,
    params: IdParams,
    summary: 'Another secret in the place of the one there is, which is worth nothing from then on.',
    body: Shape({ secret: Optional(Text(255)) }),
    response: Shape({ shop: Shop, secret: Nullable(Text(100)) }),
  }),
  deleteShop: endpoint({
    method: 'DELETE',
    path: '/shops/:id',
    actors: companyStaff,
    tag,
    params: IdParams,
    summary: 'Ends the connection; the orders that it told of stay.',
  }),
  listShopCalls: endpoint({
    method: 'GET',
    path: '/shops/:id/calls',
    actors: brandStaff,
    tag,
    params: IdParams,
    summary: 'What a shop has told in the last 30 days, the newest on top.',
    query: Shape({ ...paged }),
    response: listOf('shopCalls', ShopCall),
  }),
  listStoreVisits: endpoint({
    ...ofCampaign,
    method: 'GET',
    path: '/campaigns/:id/store_visits',
    actors: brandStaff,
    summary: 'How often each creator has picked up at each store, at most 1 000 rows.',
    response: Shape({ storeVisits: Type.Array(StoreVisit) }),
  }),
  getOwnLink: endpoint({
    ...ofCampaign,
    method: 'GET',
    path: '/campaigns/:id/own_link',
    actors: creators,
    summary: 'The creator’s own link and code in a campaign that they take part in, with clicks and orders.',
    response: Shape({ ownLink: Nullable(OwnLink) }),
  }),
}
