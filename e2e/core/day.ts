/** The calendar date this many days from now, YYYY-MM-DD, in Europe/Stockholm as in the forms and the demo data. */
export const day = (inDays: number): string =>
  new Date(Date.now() + inDays * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' })
