import { Type } from 'typebox'
import { CountryCode, Day, Id, Nullable, OneOf, Ore, Shape, Text } from '../primitives'

/** Öre. Fees count on the day they can be taken out, goods on the day they are handed out or arrive, valued as agreed. */
const sums = { fees: Ore, goods: Ore }

/** What one payer gave in a year: a company with all its brands. */
export const TaxPayer = Shape({
  id: Id,
  name: Text(200),
  brands: Type.Array(Shape({ id: Id, name: Text(120), logoUrl: Nullable(Text(500)), ...sums })),
  ...sums,
  /**
   * Who pays contributions: nobody (below the limit), the payer, oneself (with F-tax), or both in turn. Null where Samspel does not know: nothing
   * of it came while living in Sweden, or the payer is in another country.
   */
  contributions: Nullable(OneOf(['none', 'payer', 'own', 'both'])),
  /** Öre that came without F-tax: what is held against the limit. */
  liable: Ore,
  /** What is booked or on its way reaches the limit: on a day, or with goods whose day nobody knows. */
  reaches: Nullable(Shape({ on: Nullable(Day) })),
})

/** A creator's year. */
export const TaxYear = Shape({
  year: Type.Integer(),
  /** That there may be something of, the newest first. */
  years: Type.Array(Type.Integer()),
  country: CountryCode,
  ...sums,
  /** What platform staff have corrected on the own account: of no payer. */
  corrections: Ore,
  /** Kr: below it for one payer and year, nobody pays contributions. */
  limit: Type.Integer(),
  /** Per cent to set aside. */
  share: Type.Integer(),
  fTaxSince: Nullable(Day),
  /** From when it counts: the day it was said, since nobody has checked it. */
  fTaxFrom: Nullable(Day),
  payers: Type.Array(TaxPayer),
})
