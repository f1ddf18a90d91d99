import { diffWordsWithSpace } from 'diff'

/** A stretch that stands in both texts, in the old one alone, or in the new one alone. */
export interface Difference {
  kind: 'same' | 'out' | 'in'
  text: string
}

/** What was changed between two texts, by words. */
export const differencesOf = (before: string, after: string): Difference[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'in' : removed ? 'out' : 'same',
    text: value,
  }))
