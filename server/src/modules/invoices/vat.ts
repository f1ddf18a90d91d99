/**
 * Which VAT stands on an invoice for a service that is sold to a company: Samspel's own (subscriptions), and creators' work;
 * sources beside each rule. The directive is 2006/112/EC, the implementing regulation 282/2011, ML the Swedish VAT act (2023:200).
 */
export const vatRules = {
  /** Buyer in Sweden: directive art. 44 (taxed where the buyer is), ML 9 ch. 2 § (25 %). */
  domestic: { rate: 25 },
  /**
   * Buyer in another EU country with a valid VAT number: art. 44, and art. 196 makes the buyer account for it. The invoice says so
   * (art. 226 (11a), ML 17 ch. 24 § 13 p.). That the number is valid is how the seller knows a business (regulation art. 18 (1) a).
   */
  reverse_charge: { rate: 0 },
  /**
   * Buyer in another EU country without a number that is known to be valid: the seller may not treat it as a business (regulation
   * art. 18 (2)), so the service is taxed where the seller is (art. 45, ML 6 ch. 33 §), with Swedish VAT.
   */
  eu_without_number: { rate: 25 },
  /** Buyer outside the EU: taxed where the buyer is, which is not the EU (art. 44, ML 6 ch. 33 §; regulation art. 18 (3)). */
  outside: { rate: 0 },
  /** A creator who is not registered for VAT, and so charges none: directive art. 284, ML 18 ch. (a small business). */
  not_registered: { rate: 0 },
} as const
export type VatRule = keyof typeof vatRules

export const sellerCountry = 'SE'

/** Members of the EU by their ISO code. Northern Ireland (XI) is one for goods alone. */
const members = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

/** How VAT numbers of a country begin. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)

export interface Buyer {
  /** ISO code. */
  country: string
  vatNumber: string | null
  /** What VIES has said of the number; null when it was never asked. */
  vatState: 'valid' | 'invalid' | 'unchecked' | null
}

/** Whether the number is known to be valid, and of the buyer's own country. */
const hasValidNumber = ({ country, vatNumber, vatState }: Buyer): boolean =>
  vatState === 'valid' && (vatNumber ?? '').replaceAll(/\s/g, '').toUpperCase().startsWith(prefixOf(country))

/** The rule for a buyer; a number that could not be checked counts as none until it is. */
export const vatRuleOf = (buyer: Buyer): VatRule => {
  if (buyer.country === sellerCountry) return 'domestic'
  if (!members.has(buyer.country)) return 'outside'
  return hasValidNumber(buyer) ? 'reverse_charge' : 'eu_without_number'
}

/**
 * The rule for a creator's work, sold to a company. Undefined where Samspel does not know it, so that the creator invoices: the VAT of another
 * country than Sweden, which it takes to know that country's rate and currency of account.
 *
 * A number that the register calls invalid is dealt with before: it stops the invoice.
 */
export const feeRuleOf = (seller: Pick<Buyer, 'country' | 'vatNumber'>, buyer: Buyer): VatRule | undefined => {
  if (!seller.vatNumber) return 'not_registered'
  if (seller.country === sellerCountry) return vatRuleOf(buyer)
  // Taxed where the buyer is (art. 44). In its own country the creator charges that country's VAT.
  if (seller.country === buyer.country) return undefined
  if (!members.has(buyer.country)) return members.has(seller.country) ? 'outside' : undefined
  // Art. 196: a business that is established elsewhere, in the EU or not, leaves the VAT to a buyer in the EU that is one too.
  if (hasValidNumber(buyer) || buyer.country === sellerCountry) return 'reverse_charge'
  return members.has(seller.country) ? undefined : 'reverse_charge'
}

export interface Split {
  net: number
  vat: number
  total: number
}

/** Half an öre is rounded away from zero, so that a credit takes back exactly what its invoice had. */
const rounded = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount))

/** Divides what is paid in all, öre, into net and VAT: the VAT is rounded, the net is the rest, so the three always add up. */
export const splitTotal = (total: number, rule: VatRule): Split => {
  const { rate } = vatRules[rule]
  const vat = rounded((total * rate) / (100 + rate)) + 0
  return { net: total - vat, vat, total }
}

/** The sums of lines, öre. */
export const sumOf = (parts: readonly Split[]): Split =>
  parts.reduce((sum, { net, vat, total }) => ({ net: sum.net + net, vat: sum.vat + vat, total: sum.total + total }), {
    net: 0,
    vat: 0,
    total: 0,
  })
