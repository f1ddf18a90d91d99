import { Type } from 'typebox'
import { bookPurposes, invoiceMailStates, invoiceStates, vatRuleNames } from '../../invoice-states'
import { Count, Day, Id, Nullable, OneOf, Ore, Shape, Text } from '../primitives'

/** An invoice or a credit as lists show it. Öre; a credit's sums are below zero. */
export const Invoice = Shape({
  id: Id,
  number: Text(20),
  kind: OneOf(['invoice', 'credit']),
  issuedOn: Day,
  dueOn: Day,
  /** What it is for, in the reader's language. */
  title: Text(500),
  /** The brand whose account paid; null where the company did. */
  brand: Nullable(Shape({ id: Id, name: Text(120) })),
  net: Ore,
  vat: Ore,
  total: Ore,
  /** Follows from what the ledger has booked for it, and from its credits. */
  state: OneOf(invoiceStates),
  /** Whether its mail has left; `none` where the company has given no address. */
  mail: OneOf(invoiceMailStates),
})

/** The same among those of all companies. */
export const CompanyInvoice = Shape({ ...Invoice.properties, company: Shape({ id: Id, name: Text(200) }) })

const Party = {
  name: Text(200),
  organisationNumber: Nullable(Text(40)),
  vatNumber: Nullable(Text(40)),
  street: Nullable(Text(200)),
  postalCode: Nullable(Text(20)),
  town: Nullable(Text(120)),
}

/** All of an invoice, as it was issued. */
export const InvoiceDetails = Shape({
  ...Invoice.properties,
  companyId: Id,
  seller: Shape(Party),
  buyer: Shape({ ...Party, country: Text(2), email: Nullable(Text(254)), reference: Nullable(Text(200)) }),
  vatRule: OneOf(vatRuleNames),
  vatRate: Count,
  reference: Text(30),
  reason: Nullable(Text(500)),
  /** The invoice that a credit takes back. */
  credits: Nullable(Shape({ id: Id, number: Text(20) })),
  /** The credits of an invoice, the oldest first. */
  creditedBy: Type.Array(Shape({ id: Id, number: Text(20), total: Ore })),
  lines: Type.Array(Shape({ title: Text(500), quantity: Count, net: Ore, vat: Ore, total: Ore })),
  /** `brand` is the one whose account paid. */
  payments: Type.Array(Shape({ amount: Ore, on: Day, by: OneOf(['account', 'card']), brand: Nullable(Text(120)) })),
  paid: Ore,
  /** Öre that the company owes and can pay now; 0 while a dispute of its card is not decided. */
  payable: Ore,
  /** Öre that platform staff can still credit; 0 for what was paid by card, which is refunded there. */
  creditable: Ore,
})

/** The accounts of a company's own books that its export names. */
export const BookAccount = Shape({ purpose: OneOf(bookPurposes), account: Text(4), suggested: Text(4) })
