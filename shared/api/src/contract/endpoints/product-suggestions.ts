import { Type } from 'typebox'
import { productSuggestionStates } from '../../states'
import { everyone, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { ProductSuggestion } from '../entities'
import {
  Count,
  FilledText,
  IdParams,
  listOf,
  LocaleCode,
  Nullable,
  OneOf,
  Optional,
  paged,
  Shape,
  Text,
} from '../primitives'

const tag = 'public'

/** Products that visitors suggest (rows E-23, V-32). */
export const productSuggestionEndpoints = {
  createProductSuggestion: endpoint({
    method: 'POST',
    path: '/product_suggestions',
    base: 'public',
    actors: everyone,
    tag,
    summary: 'A visitor suggests a product (rows E-23, V-32); 422 social_required at `socials` without any channel.',
    rateLimit: { max: { shareOfSignIns: 1 / 2 }, minutes: 1, per: 'address' },
    idempotent: true,
    body: Shape({
      productSuggestion: Shape({
        product: FilledText(300),
        description: Optional(Text(1_000)),
        socials: Type.Array(Text(200), { maxItems: 10 }),
        email: Optional(Nullable(Text(254))),
        locale: LocaleCode,
      }),
    }),
  }),
  listProductSuggestions: endpoint({
    method: 'GET',
    path: '/product_suggestions',
    actors: platformStaff,
    tag: 'suggestions',
    summary: 'What visitors suggested, newest first.',
    query: Shape({ ...paged, state: Optional(OneOf(productSuggestionStates)), query: Optional(Text(200)) }),
    response: Shape({
      ...listOf('productSuggestions', ProductSuggestion).properties,
      counts: Shape({ new: Count, handled: Count, declined: Count }),
    }),
  }),
  updateProductSuggestion: endpoint({
    method: 'PATCH',
    path: '/product_suggestions/:id',
    actors: platformStaff,
    tag: 'suggestions',
    summary: 'Keeps how a suggestion was dealt with.',
    params: IdParams,
    body: Shape({
      productSuggestion: Shape({ state: Optional(OneOf(productSuggestionStates)), note: Optional(Text(2_000)) }),
    }),
    response: Shape({ productSuggestion: ProductSuggestion }),
  }),
}
