import type { DealFacts, Locale } from '@samspel/api'
import { dealSummary } from '@samspel/api/deal'

const heading = { sv: 'Det här har du sagt ja till:', en: 'This is what you have said yes to:' } as const

/** A paragraph of a mail: a deal in short, as the agreement has it. `day` is the one on which it was made. */
export const dealWords = (locale: Locale, { facts, day }: { facts: DealFacts; day: string }): string =>
  [heading[locale], ...dealSummary(facts, locale, day).map(({ label, value }) => `${label}: ${value}`)].join('\n')
