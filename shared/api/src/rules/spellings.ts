import { plainText } from './plain-text'
import { otherTownNames } from './town-names'

/** Letters that are also written as two. */
const asTwo: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' }

/** How letters in small are spelled: with one letter for each, with two for æ, with two for each that is also written so. */
const ways: readonly ((letters: string) => string)[] = [
  plainText,
  (letters) => plainText(letters.replaceAll('æ', 'a')),
  (letters) => plainText(letters.replace(/[åäæöøü]/g, (letter) => asTwo[letter]!)),
]

/** What a word is looked for as: as `spelled_text` of the database spells it, and as the town that it may be is spelled. */
export const spellingsOf = (word: string): string[] => {
  const small = word.toLowerCase().normalize('NFC')
  return [...new Set([...ways.map((spell) => spell(small)), ...otherTownNames(word)])]
}

export interface TextPart {
  text: string
  isFound: boolean
}

const signs = /[.*+?^${}()|[\]\\]/g

/** The text in one spelling, and for each letter of that the place in the text where it begins and ends. */
const spelledWithPlaces = (text: string, spell: (letters: string) => string) => {
  let spelled = ''
  const [begins, ends]: [number[], number[]] = [[], []]
  let at = 0
  for (const letter of text) {
    const end = at + letter.length
    for (const sign of spell(letter.toLowerCase())) {
      spelled += sign
      for (let unit = 0; unit < sign.length; unit += 1) {
        begins.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return { spelled, begins, ends }
}

/**
 * A text in parts: what was searched for, and what stands between. Words are found by their beginnings, of `inside` letters and more also
 * inside of others, in any spelling that search knows: `koebenhavn` is København.
 */
export const foundParts = (
  text: string,
  words: readonly string[],
  { inside = Number.POSITIVE_INFINITY }: { inside?: number } = {},
): TextPart[] => {
  const whole = text.normalize('NFC')
  const sought = [...new Set(words.flatMap(spellingsOf))].filter(Boolean).sort((a, b) => b.length - a.length)
  if (sought.length === 0 || whole === '') return [{ text: whole, isFound: false }]
  const patterns = sought.map(
    (word) => (word.length < inside ? '(?<![\\p{L}\\p{N}])' : '') + word.replace(signs, '\\$&'),
  )
  const found = new Array<boolean>(whole.length).fill(false)
  for (const spell of ways) {
    const { spelled, begins, ends } = spelledWithPlaces(whole, spell)
    for (const { index, 0: hit } of spelled.matchAll(new RegExp(patterns.join('|'), 'gu')))
      found.fill(true, begins[index], ends[index + hit.length - 1])
  }
  const parts: TextPart[] = []
  for (let at = 0; at < whole.length; at += 1) {
    const last = parts.at(-1)
    if (last && last.isFound === found[at]) last.text += whole[at]
    else parts.push({ text: whole[at]!, isFound: found[at]! })
  }
  return parts
}
