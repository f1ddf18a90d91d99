/** The days of a week that are open, those with the same hours together: `Måndag–fredag 10–18, lördag 11–15`. */
export function weekInWords(week: readonly (string | null | undefined)[], names: readonly string[]): string {
  const runs: { from: number; to: number; hours: string }[] = []
  names.forEach((_, day) => {
    const hours = week[day]?.trim() ?? ''
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = day
    else runs.push({ from: day, to: day, hours })
  })
  const nameOf = (day: number) => names[day]!.toLowerCase()
  const words = runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => `${from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`} ${hours}`)
    .join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
