import { tabStorage } from '@samspel/store'
import { emptySuggestion, type Suggestion } from './suggestion'

const place = 'draft.suggest-product'

interface Kept {
  values: Suggestion
  /** The last body sent, with its key: resending it unchanged must not create a second suggestion. */
  sent?: { body: string; key: string }
}

const read = (): Kept => {
  try {
    const kept = JSON.parse(tabStorage.get(place) ?? '{}') as Partial<Kept>
    return { ...kept, values: { ...emptySuggestion, ...kept.values } }
  } catch {
    return { values: emptySuggestion }
  }
}
const write = (kept: Kept) => tabStorage.set(place, JSON.stringify(kept))

/** The wizard's values, kept in the tab across steps, other pages and reloads. */
export const keptSuggestion = {
  read: (): Suggestion => read().values,
  write: (typed: Partial<Suggestion>): void => {
    const kept = read()
    write({ ...kept, values: { ...kept.values, ...typed } })
  },
  clear: (): void => tabStorage.remove(place),
  /** The idempotency key for a body; it stays the same until the body changes. */
  keyOf(body: object): string {
    const kept = read()
    const text = JSON.stringify(body)
    if (kept.sent?.body === text) return kept.sent.key
    const key = crypto.randomUUID()
    write({ ...kept, sent: { body: text, key } })
    return key
  },
}
