import { Type } from 'typebox'
import { vatRuleNames } from '../../invoice-states'
import { selfBillingNeeds, selfBillingPayerNeeds } from '../../self-billing'
import { Count, Day, Id, Instant, Nullable, OneOf, Ore, Shape, Text } from '../primitives'

const Consent = Shape({ givenAt: Instant, withdrawnAt: Nullable(Instant), textVersion: Count })

/** A month that is not invoiced yet, and what it waits for. */
export const SelfBillingWait = Shape({
  /** Its first day. */
  month: Day,
  payer: Text(200),
  missing: Type.Array(OneOf(selfBillingNeeds)),
  payerMissing: Type.Array(OneOf(selfBillingPayerNeeds)),
})

/** Whether Samspel writes a creator's invoices, and what stands in the way. */
export const SelfBilling = Shape({
  /** The one that holds. */
  consent: Nullable(Consent),
  /** Those that were taken back, the latest first. */
  before: Type.Array(Consent),
  /** F-tax or a VAT number, which it takes to be invoiced for. */
  isBusiness: Type.Boolean(),
  textVersion: Count,
  missing: Type.Array(OneOf(selfBillingNeeds)),
  waiting: Type.Array(SelfBillingWait),
})

/** An invoice in a creator's name, or the credit of one. Öre; a credit's sums are below zero. */
export const SelfBilledInvoice = Shape({
  id: Id,
  number: Text(20),
  kind: OneOf(['invoice', 'credit']),
  issuedOn: Day,
  /** The first day of the month that it is for. */
  month: Day,
  payer: Shape({ id: Id, name: Text(200) }),
  creator: Shape({ id: Id, name: Text(200) }),
  vatRule: OneOf(vatRuleNames),
  net: Ore,
  vat: Ore,
  total: Ore,
  /** The number of the invoice that a credit takes back. */
  credits: Nullable(Text(20)),
  isCredited: Type.Boolean(),
})
