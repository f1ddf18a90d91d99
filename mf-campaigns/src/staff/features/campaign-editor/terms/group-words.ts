import type { DealFacts, Locale } from '@samspel/api'
import { dealSections } from '@samspel/api/deal'
import { placeOfField, type TermsGroup } from './terms-desk'

/** What each group of fields comes to in the agreement's own words; nothing of what does not apply. */
export const groupWords = (facts: DealFacts, locale: Locale, day: string): Partial<Record<TermsGroup, string>> => {
  const words: Partial<Record<TermsGroup, string>> = {}
  for (const { text, field } of dealSections(facts, locale, day).flatMap(({ parts }) => parts)) {
    const { group, name } = placeOfField[field]
    // The last day ends a sentence that begins with what is published.
    if (!name || field === 'dueAt') words[group] = (words[group] ?? '') + text
  }
  return words
}
