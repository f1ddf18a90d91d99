import type { Locale } from '@samspel/api'

const english = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Letters by which lists are grouped: English A-Z; Swedish A-Z plus Å Ä Ö, in this order (K-10). */
export const alphabets: Record<Locale, readonly string[]> = { en: english, sv: [...english, 'Å', 'Ä', 'Ö'] }
