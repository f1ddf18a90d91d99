import { Type } from 'typebox'
import { storeImportRowsMax } from '../../store-fields'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { Place, StoreImportCounts, StoreImportRow } from '../entities'
import {
  Count,
  CountryCode,
  FilledText,
  FilledWord,
  IdParams,
  LocaleCode,
  Near,
  Nullable,
  Optional,
  paged,
  Shape,
} from '../primitives'

const Pdf = Type.String({ contentEncoding: 'base64', contentMediaType: 'application/pdf' })
const sheetLimit = { max: 60, minutes: 1, per: 'caller' } as const

/** Stores of a brand as a file, and where a store may be. */
export const storeFileEndpoints = {
  importStores: endpoint({
    method: 'POST',
    path: '/brands/:id/stores/import',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'stores',
    summary: `Adds and changes stores from CSV text with a heading, at most ${storeImportRowsMax} rows; a row is known by \`id\`, or by name and address. A new store without a position is placed in the middle of its town, where the town is known in its country. A wrong row stops itself alone. A row in the town of a store that is there, with its address or its name, is a \`double\`: it is added if \`addLines\` has its line, and changes that store if \`sameLines\` has it. With \`dryRun\` nothing is written and the answer says what would be. 422 at \`csv\`: \`invalid\` when it is no CSV or not UTF-8, \`required\` without rows or without the columns of a store, \`too_long\`.`,
    rateLimit: { max: 20, minutes: 15, per: 'caller' },
    params: IdParams,
    bodyBytes: 12 * 1024 * 1024,
    body: Shape({
      csv: FilledWord(6_000_000),
      dryRun: Type.Boolean(),
      addLines: Optional(Type.Array(Count, { maxItems: storeImportRowsMax })),
      sameLines: Optional(Type.Array(Count, { maxItems: storeImportRowsMax })),
    }),
    response: Shape({ rows: Type.Array(StoreImportRow), counts: StoreImportCounts }),
  }),
  searchPlaces: endpoint({
    method: 'GET',
    path: '/places',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'stores',
    summary:
      'Towns and parts of towns for a name or an address that is being typed, best first, at most ten; marks and capitals do not matter. Of an address the town at its end is found. Data: GeoNames, CC BY 4.0.',
    query: Shape({ query: FilledText(200), country: Optional(CountryCode) }),
    response: Shape({ places: Type.Array(Place, { maxItems: 10 }) }),
  }),
  searchTowns: endpoint({
    method: 'GET',
    path: '/towns',
    actors: creators,
    tag: 'towns',
    summary:
      'Towns of a country for a name that is being typed, best first: those that a creator may live in. With `near` the nearest of them to a position instead, none far from all of them. Data: GeoNames, CC BY 4.0.',
    query: Shape({ query: Optional(FilledText(120)), near: Optional(Near), country: CountryCode }),
    response: Shape({ places: Type.Array(Place, { maxItems: 10 }) }),
  }),
  exportStores: endpoint({
    method: 'GET',
    path: '/brands/:id/stores/export',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'stores',
    summary: 'All stores of a brand as CSV text that `importStores` takes back; no counter codes.',
    params: IdParams,
    response: Shape({ csv: Type.String() }),
  }),
  getStoreSheet: endpoint({
    method: 'GET',
    path: '/store_sheets/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'stores',
    summary:
      "The sign for a store's counter, an A5 page with its code, as PDF in base64; in the language asked for, else in Swedish in Sweden and in English elsewhere.",
    notFound: 'store_not_found',
    params: IdParams,
    rateLimit: sheetLimit,
    query: Shape({ locale: Optional(LocaleCode) }),
    response: Shape({ pdf: Pdf }),
  }),
  getStoreSheets: endpoint({
    method: 'GET',
    path: '/brands/:id/store_sheets',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'stores',
    summary:
      'Signs for all stores of a brand by city, a page each, as PDF in base64: at most 100 in a file, the next ones on the next `page` of `pages`. Null without stores.',
    params: IdParams,
    rateLimit: sheetLimit,
    query: Shape({ page: paged.page, locale: Optional(LocaleCode) }),
    response: Shape({ pdf: Nullable(Pdf), pages: Count }),
  }),
}
