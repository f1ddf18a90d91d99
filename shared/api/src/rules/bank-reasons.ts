import type { Locale } from '../constants'

/** What the commonest reasons of ISO 20022 mean, as a bank says it. */
const reasons: Readonly<Record<string, Record<Locale, string>>> = {
  AC01: { sv: 'Kontonumret finns inte', en: 'The account number does not exist' },
  AC04: { sv: 'Kontot är avslutat', en: 'The account is closed' },
  AC06: { sv: 'Kontot är spärrat', en: 'The account is blocked' },
  AG01: { sv: 'Kontot tar inte emot betalningar', en: 'The account does not accept payments' },
  BE01: { sv: 'Namnet stämmer inte med kontot', en: 'The name does not match the account' },
  MS03: { sv: 'Banken angav inget skäl', en: 'The bank gave no reason' },
}

/** What a bank said of a payment that it refused. */
export interface BankAnswer {
  /** Reason code of ISO 20022. */
  code?: string | null | undefined
  /** The bank's own words, in Swedish. */
  words?: string | null | undefined
}

/**
 * Why a bank refused a payment, in the reader's language: to Swedes its own words, to others what its code means, and where that is not
 * known its words or the code.
 */
export const bankReason = (locale: Locale, { code, words }: BankAnswer): string => {
  const known = code ? reasons[code]?.[locale] : undefined
  const said = locale === 'sv' ? (words ?? known) : (known ?? words)
  return said ?? (code ? (locale === 'sv' ? `Kod ${code}` : `Code ${code}`) : reasons.MS03![locale])
}
