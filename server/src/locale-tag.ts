import type { Locale } from '@samspel/api'

/** How dates and numbers are written for a reader's language, as in the pages: a BCP 47 tag for `Intl`. */
export const localeTag = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Locale, string>
