/** What the commonest reasons of ISO 20022 mean, in Swedish as a bank says it. */
const reasons: Readonly<Record<string, string>> = {
  AC01: 'Kontonumret finns inte',
  AC04: 'Kontot är avslutat',
  AC06: 'Kontot är spärrat',
  AG01: 'Kontot tar inte emot betalningar',
  BE01: 'Namnet stämmer inte med kontot',
  MS03: 'Banken angav inget skäl',
}

/** The bank's own words, else what its code means, else the code. */
export const failureText = (code: string | null, words: string | null): string =>
  words ?? (code ? (reasons[code] ?? `Kod ${code}`) : 'Banken angav inget skäl')
