/** What a number field takes. */
export interface NumberForm {
  /** Number of decimals allowed. */
  decimals: number
  allowNegative: boolean
  locale: 'sv' | 'en'
  /** What the field counts, as it is written after the number: its own decoration alone is taken off. */
  unit?: string | undefined
}

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const money = [/^(?:kr|sek)\.?(?=[\s\d+\u2212-])/i, /(?:kr\.?|sek|kronor)$/i, /[:,.][-\u2012-\u2014\u2212]$/]
const percent = [/%$/]
const pieces = [/st\.?$/i]
const decorations: Readonly<Record<string, readonly RegExp[]>> = { kr: money, SEK: money, '%': percent, st: pieces }
const all = [...money, ...percent, ...pieces]

const plain = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:\s\d{3})+)$/
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/
const own = { sv: '.', en: ',' }

/**
 * Reads a number as people write it; nothing is guessed. What decorates its ends is taken off (kr, SEK, st, %, `:-`, `,-`). Spaces group
 * thousands, as does the mark of the language where it cannot be decimals: `12,660.50` in English, `12.660,50` in Swedish. Comma and point
 * both mark decimals, `:50` are öre, and `,00` is whole. Whole numbers have no leading zeros (V-04).
 * @returns null where nothing was typed, undefined for what cannot be read
 */
export function readNumber(text: string, form: NumberForm): number | null | undefined {
  const typed = text.replace(invisible, '').trim()
  if (typed === '') return null
  const bare = (decorations[form.unit ?? ''] ?? all).reduce((rest, mark) => rest.replace(mark, '').trim(), typed)
  const sign = /^[+\u2212-]/.exec(bare)?.[0]
  if (sign && sign !== '+' && !form.allowNegative) return undefined
  const number = magnitude(sign ? bare.slice(1) : bare, form)
  if (number === undefined || number > Number.MAX_SAFE_INTEGER) return undefined
  return sign && sign !== '+' && number !== 0 ? -number : number
}

function magnitude(digits: string, { decimals, locale }: NumberForm): number | undefined {
  if (plain.test(digits) || (areThousands(digits, locale) && (decimals < 3 || groupsOf(digits) > 1)))
    return Number(digits.replace(/\D/g, ''))
  const [, head = '', mark, part = ''] = /^(.+)([.,:])(\d*)$/.exec(digits) ?? []
  const group = grouped.exec(head)?.[1]
  // The other mark after the groups leaves no doubt which of them are decimals; a colon says nothing of the marks before it.
  const isHead = plain.test(head) || (mark === ':' ? areThousands(head, locale) : group !== undefined && group !== mark)
  if (!isHead || !(mark === ':' ? isOre(part, decimals) : isFraction(part, decimals))) return undefined
  return Number(`${head.replace(/\D/g, '')}.${part || '0'}`)
}

const groupsOf = (digits: string) => digits.split(/[.,]/).length - 1
const areThousands = (digits: string, locale: 'sv' | 'en') => {
  const mark = grouped.exec(digits)?.[1]
  return mark !== undefined && (mark === own[locale] || groupsOf(digits) > 1)
}
const isOre = (part: string, decimals: number) =>
  part.length === 2 && (decimals === 2 || (decimals === 0 && part === '00'))
const isFraction = (part: string, decimals: number) => (decimals > 0 ? part.length <= decimals : /^0{1,2}$/.test(part))
