const months = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'dec']

/** Reads a typed day: `2026-01-18`, `18/1 2026`, `18.1.2026`, `18 jan 2026` in Swedish or English; null for anything else or a day that does not exist. */
export function readDay(text: string): string | null {
  const plain = text.trim().toLowerCase()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const numeric = /^(\d{1,2})[./](\d{1,2})[./ ](\d{4})$/.exec(plain)
  const named = /^(\d{1,2})\.? ([a-zåäö]{3,9})\.? (\d{4})$/.exec(plain)
  if (iso) return day(iso[1], iso[2], iso[3])
  if (numeric) return day(numeric[3], numeric[2], numeric[1])
  if (named) return day(named[3], String(months.findIndex((name) => named[2]?.startsWith(name)) + 1), named[1])
  return null
}

function day(year = '', month = '', date = ''): string | null {
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  const exists = made.getUTCMonth() === Number(month) - 1 && made.getUTCDate() === Number(date)
  return exists ? made.toISOString().slice(0, 10) : null
}
