import { carrierFacts, type KnownCarrier, knownCarriers } from './carriers'

/** What a pasted link or number says. */
export interface Tracking {
  /** Null where the number alone does not say whose it is. */
  carrier: KnownCarrier | null
  number: string
}

/** Posts that issue the numbers of their country by the Universal Postal Union's standard S10. */
const posts: Readonly<Record<string, KnownCarrier>> = {
  SE: 'postnord',
  DK: 'postnord',
  NO: 'bring',
  FI: 'posti',
  GB: 'royal_mail',
}
const postalWeights = [8, 6, 4, 2, 3, 5, 9, 7]

const postOf = (number: string): KnownCarrier | undefined => {
  const [, digits = '', check = '', country = ''] = /^[A-Z]{2}(\d{8})(\d)([A-Z]{2})$/.exec(number) ?? []
  if (digits === '') return undefined
  const sum = postalWeights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const expected = 11 - (sum % 11)
  return Number(check) === (expected === 10 ? 0 : expected === 11 ? 5 : expected) ? posts[country] : undefined
}

const isOfUps = (number: string): boolean => {
  if (!/^1Z[A-Z\d]{15}\d$/.test(number)) return false
  const worth = (sign: string) => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10)
  const sum = [...number.slice(2, 17)].reduce((total, sign, at) => total + worth(sign) * (at % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10 === Number(number[17])
}

/** Whose number it is, where its form and check digit leave no doubt; digits alone never do. */
const ownerOf = (number: string): KnownCarrier | null =>
  postOf(number) ?? (isOfUps(number) ? 'ups' : /^JJFI\d{17}$/.test(number) ? 'posti' : null)

const longest = 40
/** Letters and digits, among them a digit. People write groups with blanks, and digits with hyphens. `4,01E+11` of a sheet is none. */
const numberIn = (text: string): string | undefined => {
  const whole = text.replace(/\s+/g, '')
  const number = /^[\d-]+$/.test(whole) ? whole.replaceAll('-', '') : whole
  const capital = number.toUpperCase()
  if (ownerOf(capital)) return capital
  return number.length >= 5 && number.length <= longest && /^(?=.*\d)[A-Za-z\d]+(-[A-Za-z\d]+)*$/.test(number)
    ? number
    : undefined
}

/** Parameters in which carriers' pages have the number. */
const parameters = [
  'id',
  'shipmentid',
  'tracking-id',
  'trackingid',
  'refnumber',
  'reference_number',
  'q',
  'parcelnumber',
  'package_code',
  'match',
  'stregkode',
  'tracknum',
  'tracknums',
  'inquirynumber1',
  'trknbr',
  'tracknumbers',
  'trackingnumber',
  'awb',
  'piececode',
  'packageid',
  'packagenumber',
  'token',
]

const linkOf = (text: string): URL | undefined => {
  const whole = /^https?:\/\//i.test(text) ? text : /^[a-z\d-]+(\.[a-z\d-]+)+\//i.test(text) ? `https://${text}` : ''
  return whole !== '' && URL.canParse(whole) ? new URL(whole) : undefined
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const numberOfLink = (link: URL): string | undefined => {
  const pairs = [...link.searchParams, ...new URLSearchParams(link.hash.split('?')[1] ?? '')]
  for (const name of parameters) {
    const found = numberIn(pairs.find(([key]) => key.toLowerCase() === name)?.[1] ?? '')
    if (found) return found
  }
  // The last part of the path or of what follows `#`; words of the page (`details`, `parcel`) have no digit.
  const parts = [...link.pathname.split('/'), ...(link.hash.slice(1).split('?')[0] ?? '').split('/')]
  return parts.map((part) => numberIn(decoded(part))).findLast((found) => found !== undefined)
}

/**
 * What somebody typed or pasted as tracking: a carrier's link is its carrier and number, a number names its carrier where its form leaves no
 * doubt. Undefined for what is neither, and for links of others.
 */
export const trackingOf = (text: string): Tracking | undefined => {
  const link = linkOf(text.trim())
  if (link) {
    const isOf = (host: string) => link.hostname === host || link.hostname.endsWith(`.${host}`)
    const carrier = knownCarriers.find((each) => carrierFacts[each].hosts.some(isOf))
    const number = carrier && numberOfLink(link)
    return carrier && number ? { carrier, number } : undefined
  }
  const number = numberIn(text)
  return number === undefined ? undefined : { carrier: ownerOf(number), number }
}

/** A number as people read it: digits in groups of four, the last two groups even. */
export const trackingInGroups = (number: string): string =>
  /^\d{9,}$/.test(number) ? number.replace(/(\d{4})(?=\d{3,})/g, '$1\u00A0') : number
