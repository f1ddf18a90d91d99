import type { Locale } from '../constants'
import { once } from '../notices/words'
import type { DealField, DealPart } from './types'

interface Strong {
  text: string
  field: DealField | undefined
}

/** Words that carry the sentence; `field` where they come from another field than the rest of it. */
export const strong = (text: string, field?: DealField): Strong => ({ text, field })

/** A sentence about a field: say('fee')`Du får ${strong('800 kr')}.` */
export const say =
  (field: DealField) =>
  (plain: TemplateStringsArray, ...values: (string | Strong)[]): DealPart[] => {
    const parts: DealPart[] = []
    const add = (text: string, isStrong: boolean, own: DealField) => {
      const last = parts.at(-1)
      if (last && last.strong === isStrong && last.field === own) last.text += text
      else if (text !== '') parts.push({ text, strong: isStrong, field: own })
    }
    plain.forEach((text, at) => {
      add(text, false, field)
      const value = values[at]
      if (typeof value === 'string') add(value, false, field)
      else if (value) add(value.text, true, value.field ?? field)
    })
    return parts
  }

const conjunction = once((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const disjunction = once((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/** `a, b and c`. */
export const allOfThem = (locale: Locale, words: readonly string[]): string => conjunction(locale).format(words)
/** `a, b or c`. */
export const oneOfThem = (locale: Locale, words: readonly string[]): string => disjunction(locale).format(words)

/** The name of a category inside a sentence: `kaffe och te`, but `TV-spel`. */
export const withinSentence = (name: string): string =>
  /^\p{Lu}(?:\p{Ll}|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
