import type { PlatformEvent } from '@samspel/api'
import type { StatusFormats } from './formats'
import { listMessages as l } from './listMessages'
import { roleInWords } from './role-words'
import { settingMessages as m } from './setting-messages'

/** What the API writes as the reason of an act of this page; other reasons are people's own words. */
const actedHere = 'on the status page'

const valueWords = (t: StatusFormats['t'], value: string | null): string =>
  value === null ? t(m.configureDefault) : value === 'true' ? t(m.on) : value === 'false' ? t(m.off) : value

/** Which setting, for whom, and from what to what. */
const settingWords = (t: StatusFormats['t'], setting: PlatformEvent['setting']) =>
  setting && {
    key: setting.key,
    whom: setting.company
      ? t(m.configureCompany, { id: setting.company })
      : setting.role
        ? t(m.configureRole, { role: roleInWords(t, setting.role) })
        : t(m.configureAll),
    before: valueWords(t, setting.before),
    after: valueWords(t, setting.after),
  }

/** One line of the history in words: who, what, and the lines beneath. */
export const eventWords = (
  { t, percent }: Pick<StatusFormats, 't' | 'percent'>,
  event: PlatformEvent,
): { who: string; what: string; more: string[] } => {
  const { action, by, name, from, to, reason, forced, automatic } = event
  const values = {
    name,
    from: from ?? '',
    to: to ?? '',
    percent: percent((event.percent ?? 0) / 100),
    ...settingWords(t, event.setting),
  }
  const message =
    action === 'promote' && from && from !== to
      ? l.promoteInstead
      : action === 'canary' && from === to
        ? l.raised
        : action === 'ramp' && reason?.startsWith('waits:')
          ? l.rampWaits
          : action === 'configure'
            ? m.configured
            : l[action]
  return {
    who: automatic ? t(l.watch) : by,
    what: t(message, values),
    more: [
      reason === actedHere ? t(l.onStatusPage) : reason,
      forced.length > 0 && t(l.forced, { findings: forced.join(', ') }),
    ].filter((line): line is string => Boolean(line)),
  }
}
