import { Type } from 'typebox'
import { CountryCode, Id, Instant, Nullable, OneOf, Shape, Text } from '../primitives'

/** The fields of a company's papers, in the order in which they are asked for. */
export const paperFields = [
  'legalName',
  'organisationNumber',
  'vatNumber',
  'countryCode',
  'street',
  'postalCode',
  'town',
  'invoiceEmail',
  'reference',
] as const

/** What the EU's register (VIES) says of a VAT number; `unchecked` while it has not answered. */
export const vatStates = ['valid', 'invalid', 'unchecked'] as const

/** What stands on a company's invoices. Null where nobody has filled it in. */
export const CompanyPapers = Shape({
  companyId: Id,
  legalName: Nullable(Text(120)),
  /** As its country writes it. */
  organisationNumber: Nullable(Text(20)),
  /** With its country's letters, without blanks. */
  vatNumber: Nullable(Text(20)),
  /** Null without a VAT number. */
  vatState: Nullable(OneOf(vatStates)),
  vatCheckedAt: Nullable(Instant),
  /** Whose the number is, as the register says; null where it has not said, or says no names. */
  vatName: Nullable(Text(200)),
  countryCode: CountryCode,
  street: Nullable(Text(120)),
  postalCode: Nullable(Text(12)),
  town: Nullable(Text(80)),
  invoiceEmail: Nullable(Text(254)),
  reference: Nullable(Text(80)),
  /** What an invoice cannot do without, and lacks. */
  missing: Type.Array(OneOf(paperFields)),
})

/** A change of a company's papers. */
export const PaperChange = Shape({
  id: Id,
  field: OneOf(paperFields),
  from: Nullable(Text(254)),
  to: Nullable(Text(254)),
  /** Who changed it; null for the system. */
  by: Nullable(Text(120)),
  at: Instant,
})
