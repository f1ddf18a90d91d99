import { Type } from 'typebox'
import { setAsideShare } from '../../constants'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { TaxYear } from '../entities'
import { Day, LocaleCode, Nullable, OneOf, Optional, Shape, Text } from '../primitives'

// With the wallet's other calls of payouts.
const tag = 'payouts'
const Year = Type.Integer({ minimum: 2020, maximum: 2100 })

/** What a creator gets in a year, payer by payer, and what is filed of it. */
export const taxEndpoints = {
  getTax: endpoint({
    method: 'GET',
    path: '/instagramers/me/tax',
    actors: creators,
    tag,
    summary: 'What oneself got in a year, by payer, and who pays contributions on it (Sweden only, row G-06).',
    query: Shape({ year: Optional(Year) }),
    response: Shape({ tax: TaxYear }),
  }),
  updateTax: endpoint({
    method: 'PATCH',
    path: '/instagramers/me/tax',
    actors: creators,
    tag,
    summary:
      'Records from when the creator is approved for F-tax, or that they are not; it counts from the day it is said. Or the share to set aside. 422 only_in_sweden at `fTaxSince`.',
    body: Shape({
      fTaxSince: Optional(Nullable(Day)),
      /** Per cent. */
      share: Optional(Type.Integer({ minimum: 0, maximum: setAsideShare.max })),
    }),
    response: Shape({ fTaxSince: Nullable(Day), share: Type.Integer() }),
    rateLimit: { max: 30, minutes: 60, per: 'caller' },
  }),
  getTaxStatement: endpoint({
    method: 'GET',
    path: '/instagramers/me/tax/statement',
    actors: creators,
    tag,
    summary:
      'Every fee and every product of a year by payer, with sums: as PDF to read, in base64, or as CSV to import. Both say the same.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    query: Shape({ year: Year, format: OneOf(['pdf', 'csv']), locale: Optional(LocaleCode) }),
    response: Shape({ file: Type.String(), fileName: Text(80) }),
  }),
  exportTax: endpoint({
    method: 'GET',
    path: '/tax/export',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'What was paid and given in a year to Swedish creators, as CSV: by brand or by creator; a creator gets the own lines.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    query: Shape({
      year: Year,
      by: OneOf(['brand', 'creator']),
      locale: Optional(LocaleCode),
    }),
    response: Shape({ file: Type.String(), fileName: Text(80) }),
  }),
}
