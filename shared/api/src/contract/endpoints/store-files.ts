import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { StoreImportCounts, StoreImportRow } from '../entities'
import { Count, FilledWord, IdParams, LocaleCode, Nullable, Optional, paged, Shape } from '../primitives'

const staff = ['admin', 'company'] as const
const Pdf = Type.String({ contentEncoding: 'base64', contentMediaType: 'application/pdf' })
const sheetLimit = { max: 60, minutes: 1, per: 'caller' } as const

/** Stores of a brand as a file. */
export const storeFileEndpoints = {
  importStores: endpoint({
    method: 'POST',
    path: '/brands/:id/stores/import',
    actors: staff,
    beforeLetIn: 'ownCompany',
    tag: 'stores',
    summary:
      'Adds and changes stores from CSV text with a heading, at most 20 000 rows; a row is known by `id`, or by name and address. A wrong row stops itself alone. With `dryRun` nothing is written and the answer says what would be. 422 at `csv`: `invalid` when it is no CSV or not UTF-8, `required` without rows or without the columns of a store, `too_long`.',
    rateLimit: { max: 20, minutes: 15, per: 'caller' },
    params: IdParams,
    bodyBytes: 12 * 1024 * 1024,
    body: Shape({ csv: FilledWord(6_000_000), dryRun: Type.Boolean() }),
    response: Shape({ rows: Type.Array(StoreImportRow), counts: StoreImportCounts }),
  }),
  exportStores: endpoint({
    method: 'GET',
    path: '/brands/:id/stores/export',
    actors: staff,
    beforeLetIn: 'ownCompany',
    tag: 'stores',
    summary: 'All stores of a brand as CSV text that `importStores` takes back; no counter codes.',
    params: IdParams,
    response: Shape({ csv: Type.String() }),
  }),
  getStoreSheet: endpoint({
    method: 'GET',
    path: '/store_sheets/:id',
    actors: staff,
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
    actors: staff,
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
