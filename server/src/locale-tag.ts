import type { Locale } from '@samspel/api'

/** BCP 47 tag for `Intl`, so that the server formats dates and numbers for a language just as the pages do. */
export const localeTag = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Locale, string>
