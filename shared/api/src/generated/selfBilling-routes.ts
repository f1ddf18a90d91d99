// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const selfBillingRoutes: RouteTable = {
  getSelfBilling: {"method":"GET","path":"/instagramers/me/self_billing"},
  giveSelfBillingConsent: {"method":"POST","path":"/instagramers/me/self_billing/consent"},
  withdrawSelfBillingConsent: {"method":"DELETE","path":"/instagramers/me/self_billing/consent"},
  listMySelfBilledInvoices: {"method":"GET","path":"/instagramers/me/self_billed_invoices"},
  listSelfBilledInvoices: {"method":"GET","path":"/companies/:id/self_billed_invoices"},
  exportSelfBilledInvoices: {"method":"GET","path":"/companies/:id/self_billed_invoices/files"},
  archiveSelfBilledInvoices: {"method":"GET","path":"/companies/:id/self_billed_invoices/archive"},
  getSelfBilledInvoiceFile: {"method":"GET","path":"/self_billed_invoices/:id/file"},
  creditSelfBilledInvoice: {"method":"POST","path":"/self_billed_invoices/:id/credit","idempotent":true},
}
