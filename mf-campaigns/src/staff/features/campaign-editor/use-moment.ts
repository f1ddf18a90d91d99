import { dayOf, useFormats } from '@samspel/i18n'

/** Time of day for today, else the day with it. */
export function useMoment(): (moment: string | number) => string {
  const f = useFormats()
  return (moment) => (dayOf(moment) === dayOf(Date.now()) ? f.time(moment) : f.dateTime(moment))
}
