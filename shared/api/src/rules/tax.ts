import { type Country, setAsideShare } from '../constants'

/** Rates and limits of Swedish tax for one year (row G-06): other countries have none here. */
export interface TaxRules {
  year: number
  /** Employer's contributions: the share of products and fees that `enableTaxAddon` adds to a campaign's cost (row E-09). */
  addonRate: number
  /**
   * Kr for each payer, creator and year. Nobody pays contributions while fees and benefits of one payer together are below it; from it on the
   * payer does, on all of it. It says nothing of income: that is declared from the first krona.
   */
  contributionLimit: number
  source: string
}

/**
 * Every year that Samspel knows; a later one counts as the last. Add a line when Skatteverket has decided on the next.
 *
 * Socialavgiftslagen, chapter 2: compensation for work is fees and benefits alike (10 §), free of contributions where what one payer gives one
 * person in a year is less than 1 000 kr (14 §), and the rates (26 §). Skatteverket tells companies the same of influencers: goods together
 * with other compensation, from 1 000 kr in a calendar year, and nothing for who is approved for F-tax.
 */
export const taxRules: readonly TaxRules[] = [
  {
    year: 2025,
    addonRate: 0.3142,
    contributionLimit: 1_000,
    source: 'Socialavgiftslagen (2000:980), 2 kap. 10, 14 and 26 §§; Skatteverket, Belopp och procent 2025',
  },
  {
    year: 2026,
    addonRate: 0.3142,
    contributionLimit: 1_000,
    source: 'Socialavgiftslagen (2000:980), 2 kap. 10, 14 and 26 §§; Skatteverket, Belopp och procent 2026',
  },
]

/** Where the tax office of a country says what holds. Samspel knows the rules of Sweden alone. */
export const taxOffices: Readonly<Record<Country, { name: string; url: string }>> = {
  SE: {
    name: 'Skatteverket',
    url: 'https://www.skatteverket.se/privat/skatter/arbeteochinkomst/inkomster/delningsekonomi/internet/influerarebloggareochspelare/influerareochbloggare.4.41f1c61d16193087d7f125bd.html',
  },
  DK: { name: 'Skattestyrelsen', url: 'https://skat.dk' },
  FI: { name: 'Verohallinto', url: 'https://www.vero.fi' },
  NO: { name: 'Skatteetaten', url: 'https://www.skatteetaten.no' },
  GB: { name: 'HM Revenue & Customs', url: 'https://www.gov.uk/government/organisations/hm-revenue-customs' },
}

/** Countries whose tax offices Skatteverket passes reports on: DAC7 is a directive of the EU. */
export const reportedCountries: readonly Country[] = ['SE', 'DK', 'FI']

export { setAsideShare }

/** Öre to set aside: up to whole tens of kronor, since it is an estimate. */
export const setAsideOf = (income: number, share: number): number => {
  const wanted = (Math.max(0, income) * share) / 100
  return Math.max(0, Math.ceil(wanted / 1_000 - 1e-9)) * 1_000
}

/** Who pays contributions on what one payer gave in a year. */
export type Contributions = 'none' | 'payer' | 'own' | 'both'

/** What one payer gave a creator in a year, öre: while F-tax did not count, and while it did. */
export interface PayerYear {
  liable: number
  own: number
}

/** Öre that the payer pays contributions on: all that it gave without F-tax, or nothing below the limit. */
export const contributionBasis = ({ liable }: Pick<PayerYear, 'liable'>, { contributionLimit }: TaxRules): number =>
  liable >= contributionLimit * 100 ? liable : 0

/** Who pays: `both` where the payer does for what came before F-tax, and the creator since. */
export const contributionsOf = (given: PayerYear, rules: TaxRules): Contributions => {
  const payerPays = contributionBasis(given, rules) > 0
  if (given.own > 0) return payerPays ? 'both' : 'own'
  return payerPays ? 'payer' : 'none'
}

/** Something that comes, öre; `on` is null where nobody knows the day. */
export interface Coming {
  amount: number
  on: string | null
}

/**
 * When what comes without F-tax reaches the limit of a payer that is below it; null while it does not. `on` is the day, or null where it takes
 * goods whose day nobody knows.
 */
export const reachesLimit = (
  { liable }: Pick<PayerYear, 'liable'>,
  coming: readonly Coming[],
  { contributionLimit }: TaxRules,
): { on: string | null } | null => {
  const limit = contributionLimit * 100
  if (liable >= limit) return null
  let sum = liable
  const dated = coming.flatMap(({ amount, on }) => (on === null ? [] : [{ amount, on }]))
  for (const { amount, on } of dated.sort((one, other) => (one.on < other.on ? -1 : 1))) {
    sum += amount
    if (sum >= limit) return { on }
  }
  for (const { amount, on } of coming) if (on === null) sum += amount
  return sum >= limit ? { on: null } : null
}

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
