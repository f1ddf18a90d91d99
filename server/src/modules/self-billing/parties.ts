import type { SelfBillingWait } from '@samspel/api'
import { selfBillingNeeds } from '@samspel/api/self-billing'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { legalPersons } from '../creator-papers'
import { buyerOf, type BuyerParty, feeRuleOf, type SellerOnPaper, type VatRule } from '../invoices'

type Missing = SelfBillingWait['missing']
type PayerMissing = SelfBillingWait['payerMissing']

const needs: ReadonlySet<string> = new Set(selfBillingNeeds)

export interface Seller {
  /** As it stands on paper, but for the F-tax, which is that of the month. */
  party: Omit<SellerOnPaper, 'fTax'>
  country: string
  missing: Missing
}

/** A creator as the invoices name it, and what they lack. */
export const sellerOf = async (db: Db, config: Pick<Config, 'paymentDetailsKeys'>, id: string): Promise<Seller> => {
  const person = (await legalPersons(db, config, [id])).get(id)
  if (!person) throw new Error('A creator who said yes does not exist')
  const { email } = await db.selectFrom('instagramers').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const { firstName, lastName, street, postalCode, town, country, vatNumber, vatState } = person
  const lacks = person.missing.filter((field) => needs.has(field)) as Missing
  return {
    party: {
      id,
      name: [firstName, lastName].filter(Boolean).join(' '),
      street,
      postalCode,
      town,
      country,
      organisationNumber: null,
      vatNumber,
      bankgiro: null,
      email,
    },
    country,
    missing: vatState === 'invalid' ? [...lacks, 'vatNumber'] : lacks,
  }
}

export interface Payer {
  buyer: BuyerParty
  rule: VatRule | undefined
  missing: PayerMissing
}

/** A company as the invoices of a creator name it, the VAT between both, and what they lack. */
export const payerOf = async (db: Db, companyId: string, seller: Seller): Promise<Payer> => {
  const { buyer, isNamed, vatState } = await buyerOf(db, companyId)
  const rule = feeRuleOf(
    { country: seller.country, vatNumber: seller.party.vatNumber },
    { country: buyer.country, vatNumber: buyer.vatNumber, vatState },
  )
  const lacks = (['organisationNumber', 'street', 'postalCode', 'town'] as const).filter((field) => !buyer[field])
  return {
    buyer,
    rule,
    missing: [...(isNamed ? [] : ['legalName' as const]), ...lacks, ...(rule ? [] : ['vatRule' as const])],
  }
}
