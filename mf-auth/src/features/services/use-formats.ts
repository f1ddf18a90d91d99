import { dayOf, formatDateTime, formatTime, useFormats, useLocale, useText } from '@samspel/i18n'

const clock = new Intl.DateTimeFormat('sv-SE', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Stockholm',
})

/** The formats of this page, in the current language. */
export const useServiceFormats = () => {
  const locale = useLocale()
  return {
    ...useFormats(),
    t: useText(),
    /** `14:32` today, else with its day. */
    when: (at: string) => (dayOf(at) === dayOf(Date.now()) ? formatTime(at, locale) : formatDateTime(at, locale)),
    /** `14:32:08`. */
    clock: (at: string) => clock.format(Date.parse(at)),
  }
}
export type ServiceFormats = ReturnType<typeof useServiceFormats>
