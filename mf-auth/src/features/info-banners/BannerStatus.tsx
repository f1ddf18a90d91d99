import type { ManagedInfoBanner } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Chip, type ChipProps } from '@samspel/ui'
import { messages, statusNames } from './messages'

const looks = {
  draft: { tone: 'outline', icon: 'pencil' },
  scheduled: { tone: 'info', icon: 'clock' },
  live: { tone: 'ok', icon: 'player-play' },
  ended: { tone: 'faint', icon: 'archive' },
} as const satisfies Record<ManagedInfoBanner['status'], Omit<ChipProps, 'children'>>

/** Whether a banner is live, scheduled or over. */
export function BannerStatus({ status }: { status: ManagedInfoBanner['status'] }) {
  const t = useText()
  return <Chip {...looks[status]}>{t(statusNames[status])}</Chip>
}

export function useSchedule(): (banner: Pick<ManagedInfoBanner, 'startsAt' | 'endsAt'>) => string {
  const t = useText()
  const f = useFormats()
  return ({ startsAt, endsAt }) => {
    const [from, until] = [startsAt && f.dateTime(startsAt), endsAt && f.dateTime(endsAt)]
    if (from && until) return t(messages.fromUntil, { from, until })
    if (from) return t(messages.from, { from })
    return until ? t(messages.until, { until }) : t(messages.always)
  }
}
