import type { settings, ValuesOf } from './settings'

/** A company in Sweden that sells, as it stands on its invoices. */
export interface Seller {
  name: string
  organisationNumber: string
  vatNumber: string
  street: string
  postalCode: string
  town: string
  fTax: boolean
  /** Where transfers are sent to. */
  bankgiro: string | null
}

/** Who invoices, when all that an invoice must say of the seller is set. */
export const sellerOf = (values: ValuesOf<typeof settings>): Seller | undefined => {
  const { SELLER_NAME: name, SELLER_ORGANISATION_NUMBER: organisationNumber, SELLER_VAT_NUMBER: vatNumber } = values
  const { SELLER_STREET: street, SELLER_POSTAL_CODE: postalCode, SELLER_TOWN: town } = values
  if (!name || !organisationNumber || !vatNumber || !street || !postalCode || !town) return undefined
  const papers = { name, organisationNumber, vatNumber, street, postalCode, town }
  return { ...papers, fTax: values.SELLER_F_TAX, bankgiro: values.TRANSFER_BANKGIRO ?? null }
}
