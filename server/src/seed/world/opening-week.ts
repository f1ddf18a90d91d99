import type { OpeningWeek } from '@samspel/api'

const days = ['mån', 'tis', 'ons', 'tor', 'fre', 'lör', 'sön']
const englishDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const dayAt = (name: string): number => Math.max(days.indexOf(name), englishDays.indexOf(name))
const clockTime = (text: string): string => {
  const [hour = '', minute = '00'] = text.split(/[.:]/)
  return `${hour.padStart(2, '0')}:${minute}`
}

const part = /([a-zåäö]{3})(?:–([a-zåäö]{3}))? (\d{1,2}(?:[.:]\d\d)?)–(\d{1,2}(?:[.:]\d\d)?)/g

/** Hours as they are written in words, such as `Mån–fre 10–18, lör 10–15`, by weekday. */
export const openingWeekOf = (hours: string): OpeningWeek => {
  const week: OpeningWeek = days.map(() => [])
  for (const [, first = '', last, from = '', to = ''] of hours.toLowerCase().matchAll(part)) {
    const start = dayAt(first)
    for (let at = start; at >= 0 && at <= dayAt(last ?? first); at += 1)
      week[at]?.push({ from: clockTime(from), to: clockTime(to) })
  }
  return week
}
