import type { Handlers } from '../../http/call'
import { archiveInvoices } from './archive'
import { getBookAccounts, updateBookAccounts } from './book-accounts'
import { exportBooks, exportCreatorFees } from './books'
import { exportInvoices, getInvoice, getInvoiceFile, listAllInvoices, listInvoices } from './queries'

export { serveInvoiceArchives } from './archive'
export { issueAgain, issueCredit, lockInvoice, vatOfCredit, vatOfPart } from './credit'
export type { InvoiceDocument, SellerOnPaper } from './document'
export { issueInvoice, recordPayment, saleTo } from './issue'
export { planLine } from './lines'
export { invoiceFile } from './mail-file'
export { localeOfBuyer } from './mails'
export { drawInvoice } from './paper'
export { buyerOf, type BuyerParty } from './parties'
export { requireCompany, seenCompany } from './policies'
export { getInvoice } from './queries'
export { invoiceNumber } from './repository'
export { ublOf } from './ubl'
export { feeRuleOf, type Split, splitTotal, sumOf, type VatRule, vatRules } from './vat'

export const invoiceHandlers = {
  archiveInvoices: (call) => archiveInvoices(call, { ...call.params, ...call.query }),
  listAllInvoices: (call) => listAllInvoices(call, call.query),
  listInvoices: (call) => listInvoices(call, { ...call.params, ...call.query }),
  exportInvoices: (call) => exportInvoices(call, { ...call.params, ...call.query }),
  getInvoice: (call) => getInvoice(call, { ...call.params, ...call.query }),
  getInvoiceFile: (call) => getInvoiceFile(call, { ...call.params, ...call.query }),
  exportBooks: (call) => exportBooks(call, { ...call.params, ...call.query }),
  getBookAccounts: (call) => getBookAccounts(call, call.params),
  updateBookAccounts: (call) => updateBookAccounts(call, { ...call.params, ...call.body }),
  exportCreatorFees: (call) => exportCreatorFees(call, { ...call.params, ...call.query }),
} satisfies Partial<Handlers>
