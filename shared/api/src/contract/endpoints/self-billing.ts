import { Type } from 'typebox'
import { brandStaff, creators, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { SelfBilledInvoice, SelfBilling } from '../entities'
import {
  Count,
  FilledText,
  Id,
  IdParams,
  Instant,
  listOf,
  LocaleCode,
  OneOf,
  Optional,
  paged,
  Shape,
  Text,
} from '../primitives'

const tag = 'self-billing'
const Year = Type.Integer({ minimum: 2020, maximum: 2100 })
const Month = Type.Integer({ minimum: 1, maximum: 12 })
const File = Shape({ file: Type.String(), fileName: Text(160) })
const files = { max: 30, minutes: 1, per: 'caller' } as const
const Answer = Shape({ selfBilling: SelfBilling })

/** Invoices that Samspel writes in the name of creators who have F-tax or a VAT number and have said yes to it. */
export const selfBillingEndpoints = {
  getSelfBilling: endpoint({
    method: 'GET',
    path: '/instagramers/me/self_billing',
    actors: creators,
    tag,
    summary: 'Whether Samspel writes the caller’s invoices, since when, and what is missing for those that wait.',
    response: Answer,
  }),
  giveSelfBillingConsent: endpoint({
    method: 'POST',
    path: '/instagramers/me/self_billing/consent',
    actors: creators,
    tag,
    summary:
      'Says yes to it, for fees that can be withdrawn from now on. 409 stale_version where the words that were read are another version, 422 illegal_transition without F-tax and VAT number. Given twice it is one.',
    body: Shape({ textVersion: Count }),
    response: Answer,
    rateLimit: { max: 30, minutes: 60, per: 'caller' },
  }),
  withdrawSelfBillingConsent: endpoint({
    method: 'DELETE',
    path: '/instagramers/me/self_billing/consent',
    actors: creators,
    tag,
    summary: 'Takes it back, for fees that can be withdrawn after now. What there is is kept.',
    response: Answer,
    rateLimit: { max: 30, minutes: 60, per: 'caller' },
  }),
  listMySelfBilledInvoices: endpoint({
    method: 'GET',
    path: '/instagramers/me/self_billed_invoices',
    actors: creators,
    tag,
    summary:
      'The caller’s self-billed invoices and their credits, newest first, with the years and payers that have any.',
    query: Shape({ ...paged, year: Optional(Year), payerId: Optional(Id) }),
    response: Shape({
      ...listOf('invoices', SelfBilledInvoice).properties,
      years: Type.Array(Year),
      payers: Type.Array(Shape({ id: Id, name: Text(200) })),
    }),
  }),
  listSelfBilledInvoices: endpoint({
    method: 'GET',
    path: '/companies/:id/self_billed_invoices',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'What creators have invoiced a company through Samspel, by year or month, newest first. `waiting` counts the months that are not invoiced for want of papers, `payerMissing` says which of them are the company’s.',
    params: IdParams,
    query: Shape({ ...paged, year: Optional(Year), month: Optional(Month) }),
    response: Shape({
      ...listOf('invoices', SelfBilledInvoice).properties,
      years: Type.Array(Year),
      waiting: Count,
      payerMissing: Type.Array(Text(40)),
    }),
  }),
  exportSelfBilledInvoices: endpoint({
    method: 'GET',
    path: '/companies/:id/self_billed_invoices/files',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'The PDFs of the same as one zip in base64, at most 200: above that 422 with too_large at `month`, which asks for `archiveSelfBilledInvoices` or a narrower filter.',
    rateLimit: files,
    params: IdParams,
    query: Shape({ year: Optional(Year), month: Optional(Month), locale: Optional(LocaleCode) }),
    response: File,
  }),
  archiveSelfBilledInvoices: endpoint({
    method: 'GET',
    path: '/companies/:id/self_billed_invoices/archive',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'The address of the PDFs of the same as one zip, however many they are: it is made while it is read. It works for two minutes, while the session lasts.',
    rateLimit: { max: 10, minutes: 1, per: 'caller' },
    params: IdParams,
    query: Shape({ year: Optional(Year), month: Optional(Month), locale: Optional(LocaleCode) }),
    response: Shape({ export: Shape({ url: Text(400), expiresAt: Instant }) }),
  }),
  getSelfBilledInvoiceFile: endpoint({
    method: 'GET',
    path: '/self_billed_invoices/:id/file',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'One of them as PDF, or as UBL (Peppol BIS Self-Billing 3), in base64, for its creator and its company.',
    rateLimit: files,
    params: IdParams,
    query: Shape({ format: OneOf(['pdf', 'ubl']), locale: Optional(LocaleCode) }),
    response: File,
  }),
  creditSelfBilledInvoice: endpoint({
    method: 'POST',
    path: '/self_billed_invoices/:id/credit',
    actors: platformStaff,
    tag,
    summary:
      'Credits one as a whole and says why; both parties get the credit. Money is moved by an adjustment, not by this. 409 already_decided where it is credited, 422 illegal_transition for a credit; needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    body: Shape({ credit: Shape({ reason: FilledText(200) }) }),
    response: Shape({ invoice: SelfBilledInvoice }),
  }),
}
