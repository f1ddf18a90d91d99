/** Rates and limits of Swedish tax for one year (row G-06): other countries have none here. */
export interface TaxRules {
  year: number
  /** Employer's contributions: the share of products and fees that `enableTaxAddon` adds to a campaign's cost (row E-09). */
  addonRate: number
  /** Products and other benefits from one payer are free of contributions below this, kr for each creator and year. */
  taxFreeProductValue: number
  source: string
}

/** Every year that Samspel knows; a later one counts as the last. Add a line when Skatteverket has decided on the next. */
export const taxRules: readonly TaxRules[] = [
  {
    year: 2025,
    addonRate: 0.3142,
    taxFreeProductValue: 1_000,
    source: 'Socialavgiftslagen (2000:980), 2 kap. 14 and 26 §§; Skatteverket, Belopp och procent 2025',
  },
  {
    year: 2026,
    addonRate: 0.3142,
    taxFreeProductValue: 1_000,
    source: 'Socialavgiftslagen (2000:980), 2 kap. 14 and 26 §§; Skatteverket, Belopp och procent 2026',
  },
]

/** The rules of a year; of the nearest one that is known. */
export const taxRulesOf = (year: number): TaxRules => {
  const known = taxRules.findLast((rules) => rules.year <= year) ?? taxRules[0]
  if (!known) throw new Error('There are no tax rules')
  return known
}

/** The rules that hold for what is planned now. */
export const currentTaxRules: TaxRules = taxRulesOf(Number.POSITIVE_INFINITY)

/** Rates are kept to the hundredth of a per cent. */
const rateParts = 10_000

/** What `enableTaxAddon` adds to a sum, whole kr: worked out in whole numbers, since `12 500 * 0.3142` is a little less than 3 927.50. */
export const taxAddonOf = (kr: number, { addonRate }: TaxRules = currentTaxRules): number => {
  const rate = Math.round(addonRate * rateParts)
  return Math.floor(kr / rateParts) * rate + Math.round(((kr % rateParts) * rate) / rateParts)
}
