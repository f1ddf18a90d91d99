/** The calendar day this many days from now, YYYY-MM-DD, where the forms and the demo data count theirs: in Europe/Stockholm. */
export const day = (inDays: number): string =>
  new Date(Date.now() + inDays * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' })
