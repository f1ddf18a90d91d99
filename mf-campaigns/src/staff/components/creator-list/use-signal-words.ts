import type { CreatorFinding } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { signalNames } from './finding-messages'

/** A signal as a sentence, with the figures that it comes from. */
export function useSignalWords(): (signal: CreatorFinding['signals'][number]) => string {
  const t = useText()
  const f = useFormats()
  const percent = (value: number | undefined) => (value === undefined ? '' : f.percent(value / 100))
  const day = (value: string | undefined) => (value === undefined ? '' : f.date(value, 'short'))
  return ({ id, share, low, high, from, to, fromOn, toOn, countryCode }) =>
    t(signalNames[id], {
      share: percent(share),
      low: percent(low),
      high: percent(high),
      from: from === undefined ? '' : f.number(from),
      to: to === undefined ? '' : f.number(to),
      fromOn: day(fromOn),
      toOn: day(toOn),
      country: countryCode === undefined ? '' : f.country(countryCode as 'SE'),
    })
}
