import { plainText } from '@samspel/api/plain-text'

const mostWords = 8
/** Words that join names, and are written in several ways: `Mossa & Moln`. */
const joining: ReadonlySet<string> = new Set(['&', '+', 'och', 'and', 'og'])

const signsAround = /^[\s.:!?*#@'"”“’`´»«]+|[\s.:!?*#'"”“’`´»«]+$/g

/** The words of a text that is searched for, without what stands between and around them: `"Göteborg", kaffe-bar`. */
export const wordsOf = (typed: string | undefined): string[] => {
  const text = typed ?? ''
  const words = text
    .split(/[\s,;/()–—-]+/)
    .map((word) => word.replace(signsAround, ''))
    .filter((word) => word !== '')
  const telling = words.filter((word) => !joining.has(plainText(word)))
  const found = telling.length > 0 ? telling : words
  return (found.length > 0 ? found : text.split(/\s+/).filter((word) => word !== '')).slice(0, mostWords)
}

/** The text with what LIKE takes for signs of its own as letters. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** `1 250,00`, `1.250`, `1250 kr`: digits in groups, decimals, what they are of. */
const sum =
  /(?<![\p{L}\p{N}.,-])(\d{1,3}(?:[\s.]\d{3})+|\d{1,7})(?:[.,](\d{2}))?(?:\s*(?:kr|kronor|sek)(?!\p{L})|:-|,-|(?![\p{L}\p{N}.,-]))/giu

export interface TypedSum {
  /** Öre. */
  amount: number
  /** What was typed beside it. */
  rest: string
}

/** The sum of money in what is typed, if there is one: the longest number. */
export const sumIn = (typed: string | undefined): TypedSum | undefined => {
  const text = (typed ?? '').replace(/[\u00a0\u202f]/g, ' ')
  const [found] = [...text.matchAll(sum)].sort((a, b) => b[0].length - a[0].length)
  if (!found) return undefined
  const [whole, kronor = '', ore = '00'] = found
  return {
    amount: Number(kronor.replace(/\D/g, '')) * 100 + Number(ore),
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`.trim(),
  }
}
