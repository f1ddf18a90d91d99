import type { OpeningWeek } from '@samspel/api'

/** Names of the days as shops of the demo's countries write them, Monday first. */
const weeks = [
  'mån tis ons tor fre lör sön',
  'man tir ons tor fre lør søn',
  'man tirs ons tors fre lør søn',
  'ma ti ke to pe la su',
  'mon tue wed thu fri sat sun',
].map((names) => names.split(' '))
const dayAt = (name: string): number => Math.max(...weeks.map((names) => names.indexOf(name)))

const clockTime = (text: string): string => {
  const [hour = '', minute = '00'] = text.replace(/[ap]m$/, '').split(/[.:]/)
  const isAfternoon = text.endsWith('pm') && hour !== '12'
  return `${String(Number(hour) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minute}`
}

const time = String.raw`(\d{1,2}(?:[.:]\d\d)?(?:[ap]m)?)`
const part = new RegExp(String.raw`(\p{L}{2,4})\.?(?:–(\p{L}{2,4})\.?)? (?:kl\. )?${time}–${time}`, 'gu')

/** Hours as they are written in words, such as `Mån–fre 10–18, lör 10–15`, by weekday. */
export const openingWeekOf = (hours: string): OpeningWeek => {
  const week: OpeningWeek = Array.from({ length: 7 }, () => [])
  for (const [, first = '', last, from = '', to = ''] of hours.toLowerCase().matchAll(part)) {
    const start = dayAt(first)
    for (let at = start; at >= 0 && at <= dayAt(last ?? first); at += 1)
      week[at]?.push({ from: clockTime(from), to: clockTime(to) })
  }
  return week
}
