import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { StoreImportCounts, StoreImportRow } from '../entities'
import { FilledWord, IdParams, Shape } from '../primitives'

const staff = ['admin', 'company'] as const

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
}
