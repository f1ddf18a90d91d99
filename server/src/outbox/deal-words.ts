import type { DealFacts, Locale } from '@samspel/api'
import { dealSummary } from '@samspel/api/deal'

const headings = {
  creator: { sv: 'Det här har du sagt ja till:', en: 'This is what you have said yes to:' },
  brand: { sv: 'Så lyder avtalet, till kreatören:', en: 'The agreement in short, as it addresses the creator:' },
} as const

/** A paragraph of a mail: a deal in short, as the agreement has it. `day` is the one on which it was made. */
export const dealWords = (
  locale: Locale,
  { facts, day }: { facts: DealFacts; day: string },
  reader: keyof typeof headings = 'creator',
): string =>
  [headings[reader][locale], ...dealSummary(facts, locale, day).map(({ label, value }) => `${label}: ${value}`)].join(
    '\n',
  )
