import { Type } from 'typebox'
import { CountryCode, Day, Id, Instant, Nullable, OneOf, Shape, Text } from '../primitives'
import { vatStates } from './papers'

/** What a creator fills in for tax, payouts and reports, in the order in which it is asked for. */
export const creatorPaperFields = [
  'firstName',
  'lastName',
  'street',
  'postalCode',
  'town',
  'taxCountry',
  'taxNumber',
  'birthDate',
  'vatNumber',
] as const

/** What can be missing: also the Swedish personal id, which stands with the payment details. */
export const missingPapers = [...creatorPaperFields, 'personalId'] as const

/** Who a creator is by law. Null where it is not filled in. */
export const CreatorPapers = Shape({
  firstName: Nullable(Text(80)),
  lastName: Nullable(Text(80)),
  street: Nullable(Text(120)),
  postalCode: Nullable(Text(12)),
  town: Nullable(Text(80)),
  /** Where the creator is taxed: the country of the account until another is chosen. */
  taxCountry: CountryCode,
  /** With all but its last signs hidden. */
  taxNumberMasked: Nullable(Text(20)),
  /** Whether the tax number is asked for here; in Sweden it is the personal id of the payment details. */
  takesTaxNumber: Type.Boolean(),
  birthDate: Nullable(Day),
  /** Whether the date of birth is asked for; a Swedish personal id says it. */
  takesBirthDate: Type.Boolean(),
  /** With its country's letters, without blanks. */
  vatNumber: Nullable(Text(20)),
  /** Null without a VAT number. */
  vatState: Nullable(OneOf(vatStates)),
  vatCheckedAt: Nullable(Instant),
  /** Whose the number is, as the register says; null where it has not said, or says no names. */
  vatName: Nullable(Text(200)),
  /** What reports and invoices cannot do without, and lack. */
  missing: Type.Array(OneOf(missingPapers)),
})

/** A change of a creator's papers. Of numbers that are kept sealed, and the date of birth, it says only that they changed. */
export const CreatorPaperChange = Shape({
  id: Id,
  field: OneOf(creatorPaperFields),
  from: Nullable(Text(120)),
  to: Nullable(Text(120)),
  at: Instant,
})
