import { useMemo } from 'react'
import type { Locale, Message } from '@samspel/i18n'
import {
  dayMs,
  formatDate,
  formatNumber,
  formatPercent,
  formatTime,
  useFormats,
  useLocale,
  useText,
} from '@samspel/i18n'
import { messages as m } from './messages'

/** A share with as many decimals as it takes to see it: `31 %`, `6,1 %`, `0,04 %`. */
export const formatRate = (part: number, whole: number, locale: Locale): string => {
  const share = whole > 0 ? part / whole : 0
  return formatPercent(share, locale, share >= 0.1 ? 0 : share >= 0.01 ? 1 : 2)
}

const week = 6 * dayMs

/** `13:05` today, else with its day. */
export const formatWhen = (at: string, locale: Locale, now = Date.now()): string =>
  formatDate(at, locale, 'short') === formatDate(now, locale, 'short')
    ? formatTime(at, locale)
    : `${formatDate(at, locale, 'short')} ${formatTime(at, locale)}`

/** `tis 18 nov` within a week, else `31 okt`. */
export const formatSince = (at: string, locale: Locale, now = Date.now()): string =>
  formatDate(at, locale, now - Date.parse(at) < week ? 'day' : 'short')

const clocks = new Map<Locale, Intl.DateTimeFormat>()

/** `14:32:08`. */
export const formatClock = (at: number, locale: Locale): string => {
  const clock =
    clocks.get(locale) ??
    new Intl.DateTimeFormat('sv-SE', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/Stockholm',
    })
  clocks.set(locale, clock)
  return clock.format(at)
}

const environments: Record<string, Message> = { production: m.production, staging: m.staging, local: m.local }

/** The formats of this page, in the current language. */
export const useStatusFormats = () => {
  const locale = useLocale()
  const t = useText()
  const f = useFormats()
  return useMemo(
    () => ({
      ...f,
      t,
      rate: (part: number, whole: number) => formatRate(part, whole, locale),
      when: (at: string) => formatWhen(at, locale),
      since: (at: string) => formatSince(at, locale),
      clock: (at: number) => formatClock(at, locale),
      seconds: (ms: number | null) =>
        ms === null ? t(m.noValue) : t(m.seconds, { value: formatNumber(ms / 1_000, locale, 2) }),
      environment: (name: string) => (environments[name] ? t(environments[name]) : name),
      locale,
    }),
    [f, t, locale],
  )
}

export type StatusFormats = ReturnType<typeof useStatusFormats>
