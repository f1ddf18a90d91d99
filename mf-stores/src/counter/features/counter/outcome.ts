import type { Formats, Translate } from '@samspel/i18n'
import { dayOf } from '@samspel/i18n'
import type { PassVerdict } from '../../core'
import { messages } from './scan-messages'

/** Green can be handed out; amber is our pass but not valid here or now; red is not ours. */
export type Tone = 'ok' | 'warn' | 'bad'

export const toneOf = ({ outcome }: Pick<PassVerdict, 'outcome'>): Tone => {
  if (outcome === 'ready' || outcome === 'handed_out') return 'ok'
  return outcome === 'unknown' ? 'bad' : 'warn'
}

/** A time if it is today, otherwise a date. */
export const hourOrDay = (f: Formats, at: string, now = Date.now()): string =>
  dayOf(at) === dayOf(now) ? f.time(at) : f.date(at, 'short')

/** Describes a verdict in a few words, always with when and where. */
export function headingOf(
  t: Translate,
  f: Formats,
  { outcome, at, where }: Pick<PassVerdict, 'outcome' | 'at' | 'where'>,
): string {
  switch (outcome) {
    case 'ready':
    case 'handed_out':
      return t(messages.ready)
    case 'used':
      return at ? t(messages.used, { time: hourOrDay(f, at) }) : t(messages.usedNow)
    case 'other_store':
      return t(messages.otherStore, { store: where ?? '' })
    case 'lapsed':
      return t(messages.lapsed, { date: at ? f.date(at, 'short') : '' })
    case 'withdrawn':
      return t(messages.withdrawn, { date: at ? f.date(at, 'short') : '' })
    case 'unknown':
      return t(messages.unknown)
  }
}

/** One vibration for green, two for anything that must not be handed out. */
export const buzz = (tone: Tone): void => {
  // Does nothing on phones without vibration and on pages not touched yet.
  ;(navigator as { vibrate?: (pattern: number[]) => boolean }).vibrate?.(tone === 'ok' ? [180] : [120, 90, 120])
}
