import { type ConnectedService, type ServiceEnd, serviceEndDays } from '@samspel/api'
import { daysUntil } from '@samspel/i18n'
import { messages as m } from './messages'
import { sizes, without } from './service-messages'
import type { ServiceFormats } from './use-formats'

export interface Facts {
  title: string
  text: string | undefined
  tone: 'bad' | 'warn' | 'strong' | 'quiet'
}

const [soon, urgent] = serviceEndDays

export const toneOfEnd = ({ endsAt }: ServiceEnd): 'bad' | 'warn' | 'quiet' => {
  const days = daysUntil(endsAt)
  return days <= urgent ? 'bad' : days <= soon ? 'warn' : 'quiet'
}

const waitingText = ({ t, number }: ServiceFormats, { waiting }: ConnectedService): string | undefined =>
  waiting > 0 ? t(m.waiting, { count: waiting, shown: number(waiting) }) : undefined

const sentences = (...parts: (string | undefined)[]): string | undefined => parts.filter(Boolean).join(' ') || undefined

/** What is missing at a service, or good to know of it. */
export const factsOf = (f: ServiceFormats, service: ConnectedService, ends: readonly ServiceEnd[]): Facts => {
  const { t } = f
  const { state, reason, settings, failed, name } = service
  const named = settings.join(', ')
  if (failed)
    return {
      title: t(m.failedSince, { time: f.when(failed.at) }),
      text: sentences(
        failed.message ? `${failed.message}.`.replace(/([.!?])\.$/, '$1') : t(m.noWords),
        waitingText(f, service),
      ),
      tone: 'bad',
    }
  if (state === 'wrong') {
    const titles = { made_up: m.madeUp, live_key_here: m.liveKeyHere, unusable: m.unusable } as const
    return {
      title: t(titles[reason as keyof typeof titles] ?? m.unusable, { named }),
      text: t(without[name]),
      tone: 'bad',
    }
  }
  if (reason === 'optional') return { title: t(m.notNeeded), text: t(without[name]), tone: 'quiet' }
  if (state === 'missing') return { title: t(m.settingsMissing, { named }), text: t(without[name]), tone: 'strong' }
  if (reason === 'test_key') return { title: t(m.testKey), text: t(m.testKeyText), tone: 'strong' }
  if (state === 'practice') return { title: t(m.ownMachine), text: t(m.ownMachineText), tone: 'strong' }
  const end = ends.find((each) => each.service === name && toneOfEnd(each) !== 'quiet')
  const size = service.size === null ? undefined : sizes[name]
  const text = sentences(
    size && t(size, { count: service.size ?? 0, shown: f.number(service.size ?? 0) }),
    waitingText(f, service),
  )
  if (end) {
    const title = end.kind === 'tokens' ? m.tokensEnd : m.versionEnds
    return {
      title: t(title, { day: f.date(end.endsAt, 'year'), count: end.count }),
      text,
      tone: toneOfEnd(end) === 'bad' ? 'bad' : 'warn',
    }
  }
  return { title: t(m.nothingMissing), text, tone: 'quiet' }
}
