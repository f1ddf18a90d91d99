import type { Locale } from './constants'
import type { DealFacts } from './contract/types'
import { type DealLineKey, dealSummary } from './deal'

export {
  type ChangeablePart,
  changeableParts,
  changeAnswerDays,
  changedParts,
  factsAfter,
  lastAnswerDay,
  proposalErrors,
  usualAnswerDay,
} from './rules/agreements'

/** A line of the summary that a change makes another; null where it does not apply before, or no longer. */
export interface ChangedLine {
  key: DealLineKey
  label: string
  was: string | null
  is: string | null
}

/** What changes between two versions, in the words of the summary: `Senast`, `ons 16 dec`, `sön 20 dec`. */
export const changedLines = (
  { before, after, today }: { before: DealFacts; after: DealFacts; today: string },
  locale: Locale,
): ChangedLine[] => {
  const [was, is] = [dealSummary(before, locale, today), dealSummary(after, locale, today)]
  return [...new Map([...was, ...is].map((line) => [line.key, line])).values()]
    .map(({ key, label }) => ({
      key,
      label,
      was: was.find((line) => line.key === key)?.value ?? null,
      is: is.find((line) => line.key === key)?.value ?? null,
    }))
    .filter((line) => line.was !== line.is)
}
