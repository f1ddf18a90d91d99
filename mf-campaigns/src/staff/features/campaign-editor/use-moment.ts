import { dayOf, useFormats } from '@samspel/i18n'

/** The time of day for today, otherwise with the date. */
export function useMoment(): (moment: string | number) => string {
  const f = useFormats()
  return (moment) => (dayOf(moment) === dayOf(Date.now()) ? f.time(moment) : f.dateTime(moment))
}
