import type { CompanyPapers } from '@samspel/api'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'

/** What an invoice cannot do without. */
const needed = ['legalName', 'organisationNumber', 'street', 'postalCode', 'town', 'invoiceEmail'] as const

/** What stands on the company's invoices from now on, and what is missing there. Asks for no right: the caller does. */
export const papersOf = async (db: Db, companyId: string): Promise<CompanyPapers> => {
  const row = await db
    .selectFrom('companies')
    .select([
      'legal_name',
      'organisation_number',
      'vat_number',
      'vat_state',
      'vat_checked_at',
      'country_code',
      'street',
      'postal_code',
      'town',
      'invoice_email',
      'reference',
    ])
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const papers = {
    companyId,
    legalName: row.legal_name,
    organisationNumber: row.organisation_number,
    vatNumber: row.vat_number,
    vatState: row.vat_state,
    vatCheckedAt: row.vat_checked_at,
    countryCode: row.country_code,
    street: row.street,
    postalCode: row.postal_code,
    town: row.town,
    invoiceEmail: row.invoice_email,
    reference: row.reference,
  }
  return { ...papers, missing: needed.filter((field) => papers[field] === null) }
}
