/** `overdue`: not paid, and its day is over. `credited`: a credit, or an invoice of which nothing is left. */
export const invoiceStates = ['open', 'paid', 'overdue', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export const invoiceMailStates = ['none', 'waiting', 'sent', 'failed'] as const

/** Why an invoice has the VAT that it has. */
export const vatRuleNames = ['domestic', 'reverse_charge', 'eu_without_number', 'outside', 'not_registered'] as const

/** What the accounts of a company's own books are for: its money at Samspel, its bank, and the other side of each. */
export const bookPurposes = ['wallet', 'bank', 'creator_fees', 'subscription', 'vat', 'other'] as const
export type BookPurpose = (typeof bookPurposes)[number]

/** The most invoices that one file has. */
export const invoicesInFile = 200
