import { Type } from 'typebox'
import { bookPurposes, invoiceStates } from '../../invoice-states'
import { brandStaff, companyStaff, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { BookAccount, CompanyInvoice, Invoice, InvoiceDetails } from '../entities'
import {
  Day,
  FilledText,
  Id,
  IdParams,
  Instant,
  listOf,
  LocaleCode,
  OneOf,
  Optional,
  Ore,
  paged,
  Shape,
  Text,
} from '../primitives'

const tag = 'invoices'
const Year = Type.Integer({ minimum: 2020, maximum: 2100 })
const filter = { year: Optional(Year), state: Optional(OneOf(invoiceStates)), locale: Optional(LocaleCode) }
const File = Shape({ file: Type.String(), fileName: Text(120) })
const files = { max: 30, minutes: 1, per: 'caller' } as const

/** What Samspel has sold to a company, and what the company books of it. */
export const invoiceEndpoints = {
  listInvoices: endpoint({
    method: 'GET',
    path: '/companies/:id/invoices',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    scope: 'read_money',
    summary:
      'Invoices and credits of a company; `sort` is the date, newest first unless `oldest`. `years` are those that have any. What was sold before there were invoices has receipts only.',
    params: IdParams,
    query: Shape({ ...paged, ...filter, sort: Optional(OneOf(['newest', 'oldest'])) }),
    response: Shape({ ...listOf('invoices', Invoice).properties, years: Type.Array(Year) }),
  }),
  listAllInvoices: endpoint({
    method: 'GET',
    path: '/invoices',
    actors: platformStaff,
    tag,
    summary:
      'Invoices and credits of all companies, newest first unless `sort` is `oldest`; with `query` those whose number, payment reference or company holds it. `owed` is what is not paid of all that match, öre.',
    query: Shape({
      ...paged,
      query: Optional(Text(120)),
      state: Optional(OneOf(invoiceStates)),
      sort: Optional(OneOf(['newest', 'oldest'])),
      locale: Optional(LocaleCode),
    }),
    response: Shape({ ...listOf('invoices', CompanyInvoice).properties, owed: Ore }),
  }),
  payInvoice: endpoint({
    method: 'POST',
    path: '/invoices/:id/payments',
    actors: companyStaff,
    tag,
    summary:
      'Pays exactly what is owed of an invoice from the account of one of the company’s brands. 409 already_decided where nothing is owed, 422 illegal_transition for a credit and while the bank of a card has not decided a dispute, insufficient_funds where the account has less; needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    body: Shape({ payment: Shape({ accountId: Id }) }),
    response: Shape({ invoice: InvoiceDetails }),
  }),
  exportInvoices: endpoint({
    method: 'GET',
    path: '/companies/:id/invoices/files',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'The PDFs of the same as one zip in base64, at most 200: above that 422 with too_large at `year`, which asks for `archiveInvoices` or a narrower filter.',
    rateLimit: files,
    params: IdParams,
    query: Shape(filter),
    response: File,
  }),
  archiveInvoices: endpoint({
    method: 'GET',
    path: '/companies/:id/invoices/archive',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'The address of the PDFs of the same as one zip, however many they are: it is made while it is read. It works for two minutes, while the session lasts.',
    rateLimit: { max: 10, minutes: 1, per: 'caller' },
    params: IdParams,
    query: Shape(filter),
    response: Shape({ export: Shape({ url: Text(400), expiresAt: Instant }) }),
  }),
  getInvoice: endpoint({
    method: 'GET',
    path: '/invoices/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    scope: 'read_money',
    summary: 'One invoice with its parties as they were, its lines, what paid it and what was credited.',
    params: IdParams,
    query: Shape({ locale: Optional(LocaleCode) }),
    response: Shape({ invoice: InvoiceDetails }),
  }),
  getInvoiceFile: endpoint({
    method: 'GET',
    path: '/invoices/:id/file',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'The invoice as PDF, or as UBL (Peppol BIS Billing 3), in base64. UBL has one language; 422 with required at `organisation_number` where the buyer has neither number nor address for invoices, by which Peppol finds it.',
    rateLimit: files,
    params: IdParams,
    query: Shape({ format: OneOf(['pdf', 'ubl']), locale: Optional(LocaleCode) }),
    response: File,
  }),
  creditInvoice: endpoint({
    method: 'POST',
    path: '/invoices/:id/credit',
    actors: platformStaff,
    tag,
    summary:
      'Credits an invoice, or `amount` öre of it with VAT, and gives the money back to the account that paid. 409 already_decided where nothing is left, 422 illegal_transition for a credit and for what a card has paid (refunded at the provider), second_person_needed above what one may book by hand alone; needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    body: Shape({
      credit: Shape({
        reason: FilledText(200),
        amount: Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_00 })),
      }),
    }),
    response: Shape({ invoice: InvoiceDetails }),
  }),
  exportBooks: endpoint({
    method: 'GET',
    path: '/companies/:id/books',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'What moved on the accounts of a company, and what it was invoiced, as vouchers: SIE 4 (code page 437) or CSV, in base64. From and to are within one calendar year.',
    rateLimit: files,
    params: IdParams,
    query: Shape({ from: Day, to: Day, format: OneOf(['sie', 'csv']), locale: Optional(LocaleCode) }),
    response: File,
  }),
  getBookAccounts: endpoint({
    method: 'GET',
    path: '/companies/:id/book_accounts',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'The BAS accounts that the export of a company names, with those that are suggested.',
    params: IdParams,
    response: Shape({ bookAccounts: Type.Array(BookAccount) }),
  }),
  updateBookAccounts: endpoint({
    method: 'PATCH',
    path: '/companies/:id/book_accounts',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'Chooses accounts for the export; those that are not named stay.',
    params: IdParams,
    body: Shape({
      bookAccounts: Type.Array(
        Shape({ purpose: OneOf(bookPurposes), account: Type.String({ pattern: '^[1-9][0-9]{3}$' }) }),
        { maxItems: bookPurposes.length },
      ),
    }),
    response: Shape({ bookAccounts: Type.Array(BookAccount) }),
  }),
  exportCreatorFees: endpoint({
    method: 'GET',
    path: '/companies/:id/creator_fees',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'What each creator was paid by the brands of a company in a year, as CSV in base64.',
    rateLimit: files,
    params: IdParams,
    query: Shape({ year: Year, locale: Optional(LocaleCode) }),
    response: File,
  }),
}
