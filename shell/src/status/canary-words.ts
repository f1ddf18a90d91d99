import type { PlatformPart } from '@samspel/api'
import type { StatusFormats } from './formats'
import { roleInWords } from './role-words'
import { turnMessages as m } from './turnMessages'

type Canary = NonNullable<PlatformPart['canary']>

/** Why the watch does not take a step (server/src/modules/platform/ramp.ts), in the language of the page; its own words for what is new. */
const waitsWords = (t: StatusFormats['t'], waits: string, fact: string | null): string =>
  waits.startsWith('too few of')
    ? t(m.waitsFact, { fact: fact ?? '' })
    : waits.startsWith('the part is locked')
      ? t(m.waitsLock)
      : waits.startsWith('the gate refuses')
        ? t(m.waitsFit)
        : waits.startsWith('fewer than') || waits.startsWith('nothing was heard')
          ? t(m.waitsFew)
          : waits

/** Whom a canary is for and where its ramp is, a line each; none for a plain share of all visitors. */
export const canaryWords = (
  { t, percent, when }: Pick<StatusFormats, 't' | 'percent' | 'when'>,
  { to, ramp }: Pick<Canary, 'to' | 'ramp'>,
): string[] => {
  const lines: string[] = []
  if (to) {
    const whom = [
      ...(to.companies.length > 0 ? [t(m.companies, { count: to.companies.length })] : []),
      ...to.roles.map((role) => roleInWords(t, role)),
    ]
    lines.push(t(m.to, { whom: whom.join(', ') }))
  }
  if (ramp) {
    const next = ramp.steps[ramp.at + 1]
    lines.push(
      ramp.dueAt === null || next === undefined
        ? t(m.rampDone)
        : next === 100 && !to
          ? t(m.rampLive, { at: when(ramp.dueAt) })
          : t(m.rampNext, { next: percent(next / 100), at: when(ramp.dueAt) }),
    )
    if (ramp.waits) lines.push(waitsWords(t, ramp.waits, ramp.fact))
  }
  return lines
}
