import type { Locale, ThreadContext } from '@samspel/api'
import type { TemplateValues } from '@samspel/api/message-rules'
import { daysBetween } from '../../days'
import { localeTag } from '../../locale-tag'

interface Facts {
  name: string
  locale: Locale | null
  brand: string
  campaign: string | null
  lastDay: string | null
  fee: number | null
  today: string
}

// Creating a format takes about 50 µs, and a bulk message has up to thousands of recipients.
const formatsIn = (tag: string) => ({
  day: new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  money: new Intl.NumberFormat(tag, { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }),
})
const formats = { sv: formatsIn(localeTag.sv), en: formatsIn(localeTag.en) } satisfies Record<Locale, unknown>

/** Swedish unit formatting gives «dygn», which nobody uses for days remaining. */
const daysOf = (days: number, locale: Locale | null) =>
  locale === 'en' ? `${days} ${days === 1 ? 'day' : 'days'}` : `${days} ${days === 1 ? 'dag' : 'dagar'}`

/** The values of a template's variables in one thread, in the creator's language. */
export const valuesOf = ({ name, locale, brand, campaign, lastDay, fee, today }: Facts): ThreadContext['values'] => {
  const left = lastDay ? daysBetween(today, lastDay) : null
  const { day, money } = formats[locale ?? 'sv']
  return {
    firstName: name.trim().split(/\s+/)[0] || null,
    campaign,
    lastDay: lastDay ? day.format(new Date(`${lastDay}T00:00:00Z`)).replace(/\.$/, '') : null,
    daysLeft: left !== null && left >= 0 ? daysOf(left, locale) : null,
    fee: fee ? money.format(fee / 100) : null,
    brand,
  }
}

/** The same values under the variable names used in templates. */
export const asTemplateValues = (values: ThreadContext['values']): TemplateValues => ({
  first_name: values.firstName,
  campaign: values.campaign,
  last_day: values.lastDay,
  days_left: values.daysLeft,
  fee: values.fee,
  brand: values.brand,
})
