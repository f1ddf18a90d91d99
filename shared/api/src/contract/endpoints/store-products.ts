import { Type } from 'typebox'
import { brandStaff, staff } from '../actors'
import { endpoint } from '../endpoint'
import { StockChange, StoreProduct, StoreStock } from '../entities'
import {
  FilledText,
  Id,
  IdParams,
  Kronor,
  listOf,
  Nullable,
  Optional,
  paged,
  PicturePath,
  Shape,
  Text,
} from '../primitives'

const tag = 'store products'

const WritableProduct = Shape({
  name: FilledText(120),
  imageUrl: Optional(Nullable(PicturePath)),
  value: Optional(Kronor),
})

/** Products of a brand, and how many its stores have of them. */
export const storeProductEndpoints = {
  listStoreProducts: endpoint({
    method: 'GET',
    path: '/brands/:id/store_products',
    actors: staff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'What the stores of a brand give away, by name; archived ones only when asked for.',
    params: IdParams,
    query: Shape({ ...paged, archived: Optional(Type.Boolean()), query: Optional(Text(200)) }),
    response: listOf('storeProducts', StoreProduct),
  }),
  createStoreProduct: endpoint({
    method: 'POST',
    path: '/brands/:id/store_products',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'Adds a product to a brand; no store has any of it yet.',
    params: IdParams,
    idempotent: true,
    body: Shape({ storeProduct: WritableProduct }),
    response: Shape({ storeProduct: StoreProduct }),
  }),
  updateStoreProduct: endpoint({
    method: 'PATCH',
    path: '/store_products/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'Changes a product, archives it (`isArchived`) or takes it back from there. 422 illegal_transition when open offers give away what is to be archived.',
    params: IdParams,
    body: Shape({
      storeProduct: Type.Partial(Shape({ ...WritableProduct.properties, isArchived: Type.Boolean() }), {
        additionalProperties: false,
      }),
    }),
    response: Shape({ storeProduct: StoreProduct }),
  }),
  // Below /counters like all that clerks do: /stores/:id/stock and /stores/token/:token (row C-39) would be ambiguous.
  listStoreStock: endpoint({
    method: 'GET',
    path: '/counters/:id/stock',
    actors: staff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'How many a store has of each product that is not archived, what it is out of first.',
    params: IdParams,
    query: Shape(paged),
    notFound: 'store_not_found',
    response: listOf('storeStock', StoreStock),
  }),
  changeStoreStock: endpoint({
    method: 'POST',
    path: '/counters/:id/stock_changes',
    actors: staff,
    tag,
    summary:
      'Counts what is on the shelf of a store anew (`onShelf`, booked ones included) or adds and takes away (`delta`), one of the two: 422 `invalid` at `delta` otherwise, `too_small` when less than nothing would be left, `too_large` above two million. 422 at `storeProductId`: `not_found`.',
    params: IdParams,
    notFound: 'store_not_found',
    idempotent: true,
    body: Shape({
      stockChange: Shape({
        storeProductId: Id,
        onShelf: Optional(Type.Integer({ minimum: 0, maximum: 2_000_000 })),
        delta: Optional(Type.Integer({ minimum: -2_000_000, maximum: 2_000_000 })),
        note: Optional(Nullable(Text(500))),
      }),
    }),
    response: Shape({ storeStock: StoreStock }),
  }),
  listStockChanges: endpoint({
    method: 'GET',
    path: '/counters/:id/stock_changes',
    actors: staff,
    tag,
    summary: 'Who changed the stock of a store and why, the latest first.',
    params: IdParams,
    query: Shape({ ...paged, storeProductId: Optional(Id) }),
    notFound: 'store_not_found',
    response: listOf('stockChanges', StockChange),
  }),
}
