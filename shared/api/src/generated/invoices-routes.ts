// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const invoicesRoutes: RouteTable = {
  listInvoices: {"method":"GET","path":"/companies/:id/invoices"},
  listAllInvoices: {"method":"GET","path":"/invoices"},
  payInvoice: {"method":"POST","path":"/invoices/:id/payments","idempotent":true},
  exportInvoices: {"method":"GET","path":"/companies/:id/invoices/files"},
  archiveInvoices: {"method":"GET","path":"/companies/:id/invoices/archive"},
  getInvoice: {"method":"GET","path":"/invoices/:id"},
  getInvoiceFile: {"method":"GET","path":"/invoices/:id/file"},
  creditInvoice: {"method":"POST","path":"/invoices/:id/credit","idempotent":true},
  exportBooks: {"method":"GET","path":"/companies/:id/books"},
  getBookAccounts: {"method":"GET","path":"/companies/:id/book_accounts"},
  updateBookAccounts: {"method":"PATCH","path":"/companies/:id/book_accounts"},
  exportCreatorFees: {"method":"GET","path":"/companies/:id/creator_fees"},
}
