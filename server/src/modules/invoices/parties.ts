import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import type { Seller } from '../../seller-config'
import { type Buyer, type VatRule, vatRuleOf } from './vat'

/** Who buys, as it stands on an invoice from the day that it is issued. What the company has not told is null. */
export interface BuyerParty {
  name: string
  organisationNumber: string | null
  vatNumber: string | null
  country: string
  street: string | null
  postalCode: string | null
  town: string | null
  email: string | null
  reference: string | null
}

export type SellerParty = Seller

interface Row extends Omit<BuyerParty, 'organisationNumber' | 'vatNumber' | 'postalCode'> {
  organisation_number: string | null
  vat_number: string | null
  vat_state: Buyer['vatState']
  is_named: boolean
  postal_code: string | null
}

export interface FoundBuyer {
  buyer: BuyerParty
  /** Whether the name is that by law, and not what others call the company. */
  isNamed: boolean
  vatState: Buyer['vatState']
  /** For what Samspel sells. */
  rule: VatRule
}

/** What the company has told of itself, and the VAT rule that follows. */
export const buyerOf = async (db: Db, companyId: string): Promise<FoundBuyer> => {
  const { rows } =
    await sql<Row>`SELECT coalesce(legal_name, name) AS name, legal_name IS NOT NULL AS is_named, organisation_number, vat_number, vat_state, country_code AS country,
      street, postal_code, town, invoice_email AS email, reference FROM companies WHERE id = ${companyId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An invoice names a company that does not exist')
  const {
    organisation_number: organisationNumber,
    vat_number: vatNumber,
    vat_state: vatState,
    postal_code: postalCode,
    is_named: isNamed,
    ...rest
  } = row
  const rule = vatRuleOf({ country: row.country, vatNumber, vatState })
  return { buyer: { ...rest, organisationNumber, vatNumber, postalCode }, isNamed, vatState, rule }
}
