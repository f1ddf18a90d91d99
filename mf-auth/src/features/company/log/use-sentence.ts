import type { AuditEntry } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { messages } from './messages'
import { sentences } from './sentences'
import { fieldNames, wordNames } from './word-names'

const isIn = <T extends object>(words: T, key: string): key is keyof T & string => Object.hasOwn(words, key)

/** The words of a deed: one sentence, and which fields it changed. */
export const useSentence = () => {
  const t = useText()
  const f = useFormats()
  return ({ kind, subjectName, facts }: AuditEntry) => {
    const wordOf = (word: string | null | undefined): string => {
      if (word === null || word === undefined || word === '') return t(wordNames.none)
      if (kind === 'limit_changed') return f.ore(Number(word))
      return word
        .split(',')
        .map((one) => (isIn(wordNames, one) ? t(wordNames[one]) : one))
        .join(', ')
    }
    // The first entries of this kind said their sum, in öre, as a count.
    const amount = facts.amount ?? (kind === 'payout_approved' ? facts.count : undefined) ?? 0
    const fields = (facts.fields ?? []).flatMap((field) => (isIn(fieldNames, field) ? t(fieldNames[field]) : []))
    return {
      text: t(sentences[kind], {
        subject: subjectName ?? '',
        brand: facts.brand ?? '',
        hasBrand: facts.brand ? 'yes' : 'no',
        other: facts.other ?? '',
        amount: f.ore(Math.abs(amount)),
        from: wordOf(facts.from),
        to: wordOf(facts.to),
        count: facts.count ?? 0,
      }),
      fields: fields.length > 0 ? t(messages.fields, { fields: fields.join(', ') }) : undefined,
    }
  }
}
