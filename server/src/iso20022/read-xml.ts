import { XMLParser } from 'fast-xml-parser'

/** A sum as the bank says it. */
export interface SaidSum {
  /** Null for what is no sum of kronor: another currency, less than nothing, parts of an öre. */
  ore: number | null
  /** As it stands in the file, with its currency where it names one. */
  text: string
}

/** Why something was refused, in ISO 20022's code and the bank's own words. */
export interface SaidReason {
  code: string | null
  words: string | null
}

export const list = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).filter(
    (each): each is Record<string, unknown> => typeof each === 'object' && each !== null,
  )
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (found && typeof found === 'object' ? (found as Record<string, unknown>)[name] : undefined),
    value,
  )
export const text = (value: unknown): string | null => {
  const inner = value && typeof value === 'object' ? at(value, '#text') : value
  return typeof inner === 'string' && inner.trim() !== '' ? inner.trim() : null
}
/** The texts of an element that may stand several times. */
export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter((each) => each !== null)

/** A decimal number of kronor, as banks write it; null where nothing is said. */
export const sumOf = (value: unknown): SaidSum | null => {
  const said = text(value)
  if (said === null) return null
  const currency = text(at(value, '@_Ccy'))
  const [, kronor, rest = ''] = /^(\d{1,12})(?:[.,](\d{1,2})0{0,3})?$/.exec(said.replaceAll(' ', '')) ?? []
  const isKronor = kronor !== undefined && (currency === null || currency === 'SEK')
  return {
    ore: isKronor ? Number(kronor) * 100 + Number(rest.padEnd(2, '0')) : null,
    text: [said.slice(0, 40), currency?.slice(0, 10)].filter(Boolean).join(' '),
  }
}

/** The first reason of those that an element gives. */
export const reasonOf = (value: unknown): SaidReason => {
  const [first] = list(value)
  return {
    code: text(at(first, 'Rsn', 'Cd') ?? at(first, 'Rsn', 'Prtry'))?.slice(0, 10) ?? null,
    words: texts(first?.AddtlInf).join(' ').slice(0, 300) || null,
  }
}

/** The message in a file of ISO 20022, whatever its version and prefixes; undefined for what is none. */
export const readDocument = (file: string): unknown => {
  // Entities of a document's own could make a small file endless, or read others'.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(file)) return undefined
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    processEntities: true,
    removeNSPrefix: true,
    ignoreDeclaration: true,
  })
  return at(parser.parse(file, true), 'Document')
}
