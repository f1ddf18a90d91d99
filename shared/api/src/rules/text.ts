import { type Locale, locales } from '../constants'

/** Nothing that anybody could see: blanks of every kind, and signs that are drawn as none. NUL is no blank: it has a refusal of its own. */
export const isBlankText = (value: string): boolean =>
  /^(?:[\s\p{Default_Ignorable_Code_Point}\u2800]|(?!\0)\p{Cc})*$/u.test(value)

const slugPattern = /^[a-z0-9_-]+$/
/** Slug: only a-z lowercase, digits, hyphen, underscore (row V-12). */
export const isSlug = (value: string): boolean => slugPattern.test(value)

/** A brand's slug from its name: spaces become hyphens, lowercased; no transliteration (row S-21, reading Z24). */
export const slugFromName = (name: string): string => name.replace(/ /g, '-').toLowerCase()

const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Email format (rows V-14, V-15). Leading and double dots are allowed in the local part (reading Z36). */
export const isEmail = (value: string): boolean => {
  const [local, domain, ...rest] = value.split('@')
  if (!local || !domain || rest.length > 0) return false
  if (!localPart.test(local) || local.endsWith('.')) return false
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label))
}

const personalIdPattern = /^(\d{8})-?(\d{4})$/
/**
 * A Swedish national id as it is kept, `YYYYMMDD-XXXX`, from one with or without its hyphen; undefined for anything else (row V-09; nothing
 * is checked beyond the form, reading Z37).
 */
export const toPersonalId = (typed: string): string | undefined => {
  const [, day, number] = personalIdPattern.exec(typed) ?? []
  return day && number && `${day}-${number}`
}

/** Locale code reduced to the part before a dash, lower-cased; undefined unless it is sv or en (row V-30). */
export const toLocale = (code: string | null | undefined): Locale | undefined => {
  const short = code?.split('-')[0]?.toLowerCase()
  return locales.find((locale) => locale === short)
}
