import { plainText } from '../rules/plain-text'

/** A table as text, and how to read it. */
export interface TableText {
  text: string
  delimiter: string
  /** The line on which the table begins, from 1: after Excel's `sep=`. */
  fromLine: number
}

const delimiters = [',', ';', '\t']
const named = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i

/** The separator that is most frequent in the first row, outside quotes. With semicolons, commas are part of numbers and addresses. */
const mostFrequent = (text: string): string => {
  const heading = (/^.*\S.*$/m.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** How to read a table that somebody saved or copied from a sheet: by a first line `sep=;`, or by what its first row uses. */
export const tableTextOf = (text: string): TableText => {
  const said = named.exec(text)
  return {
    text: text.replace(/^\uFEFF/, ''),
    delimiter: said?.[1] ?? mostFrequent(text),
    fromLine: said ? 2 : 1,
  }
}

/** Signs that steer the direction of text, or that nobody sees. Joiners of emoji and of Persian stay. */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
/** What keeps sheets from taking a cell for a formula or a number: an apostrophe, or a formula of a text alone. */
const guard = /^'(?=[=+\-@\t\r\d])/
const textFormula = /^="([^"]*)"$/

/** The content of a cell, without blanks, unseen signs and the guards that programs put around it. */
export const cellText = (cell: string): string => {
  const text = cell.replace(unseen, '').trim()
  return (textFormula.exec(text)?.[1] ?? text.replace(guard, '')).trim()
}

const headingWord = (cell: string): string => plainText(cellText(cell)).replace(/[^\p{L}\p{N}]+/gu, '')

/** Which columns have one of the names, by what they stand for; `E-postadress`, `epostadress` and `E_POSTADRESS` are the same. */
export const columnsCalled = <K extends string>(
  heading: readonly string[],
  names: Readonly<Record<K, readonly string[]>>,
): Record<K, number[]> => {
  const words = heading.map(headingWord)
  const found = {} as Record<K, number[]>
  for (const key of Object.keys(names) as K[]) {
    const sought = new Set(names[key].map(headingWord))
    found[key] = words.flatMap((word, at) => (sought.has(word) ? at : []))
  }
  return found
}
