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

const tagOf = (locale: Locale | null) => localeTag[locale ?? 'sv']

/** Swedish unit formatting gives «dygn», which nobody uses for days remaining. */
const daysOf = (days: number, locale: Locale | null) =>
  locale === 'en' ? `${days} ${days === 1 ? 'day' : 'days'}` : `${days} ${days === 1 ? 'dag' : 'dagar'}`

/** The values of a template's variables in one thread, in the creator's language. */
export const valuesOf = ({ name, locale, brand, campaign, lastDay, fee, today }: Facts): ThreadContext['values'] => {
  const left = lastDay ? daysBetween(today, lastDay) : null
  return {
    firstName: name.trim().split(/\s+/)[0] || null,
    campaign,
    lastDay: lastDay
      ? new Intl.DateTimeFormat(tagOf(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
          .format(new Date(`${lastDay}T00:00:00Z`))
          .replace(/\.$/, '')
      : null,
    daysLeft: left !== null && left >= 0 ? daysOf(left, locale) : null,
    fee: fee
      ? new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }).format(
          fee / 100,
        )
      : null,
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
