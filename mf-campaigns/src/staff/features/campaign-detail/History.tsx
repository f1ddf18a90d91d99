import { useState } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Button, Card, EmptyState, SkeletonList } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { LoadError } from '../../../shared/components/CreatorParts'
import { listCampaignEvents } from './data'
import { eventNames } from './event-messages'
import { messages, tabNames } from './messages'

type Look = Pick<TimelineEvent, 'icon' | 'tone'>
const looks: Record<keyof typeof eventNames, Look> = {
  created: { icon: 'plus' },
  edited: { icon: 'pencil' },
  request: { icon: 'send', tone: 'primary' },
  withdraw: { icon: 'arrow-back-up' },
  return: { icon: 'arrow-back-up', tone: 'warn' },
  expire: { icon: 'clock', tone: 'warn' },
  confirm: { icon: 'building-store', tone: 'primary' },
  close: { icon: 'lock' },
  start: { icon: 'player-play', tone: 'ok' },
  finish: { icon: 'flag-check' },
  archive: { icon: 'archive' },
  restore: { icon: 'refresh' },
  cancel: { icon: 'ban', tone: 'bad' },
  applied: { icon: 'user-plus' },
  participation_approved: { icon: 'user-check', tone: 'ok' },
  participation_rejected: { icon: 'user-x', tone: 'bad' },
  participation_withdrawn: { icon: 'arrow-back-up' },
  mention_created: { icon: 'photo' },
  mention_approved: { icon: 'check', tone: 'ok' },
  mention_rejected: { icon: 'x', tone: 'bad' },
  mention_reset: { icon: 'refresh' },
  promoted: { icon: 'star', tone: 'primary' },
  unpromoted: { icon: 'star' },
  duplicated: { icon: 'copy' },
  invited: { icon: 'user-plus' },
  participation_expired: { icon: 'clock', tone: 'warn' },
  applications_ended: { icon: 'flag-check' },
  mentions_ended: { icon: 'flag-check' },
  mention_as_drafted: { icon: 'check', tone: 'ok' },
  mention_unanswered: { icon: 'check', tone: 'ok' },
  participation_removed: { icon: 'user-x', tone: 'bad' },
  delivery_reported: { icon: 'truck', tone: 'warn' },
  delivery_resolved: { icon: 'truck', tone: 'ok' },
  delivery_released: { icon: 'truck', tone: 'ok' },
  participation_left: { icon: 'user-x', tone: 'warn' },
  parcels_sent: { icon: 'package' },
  parcel_taken_back: { icon: 'arrow-back-up' },
  parcel_arrived: { icon: 'package', tone: 'ok' },
  parcel_replaced: { icon: 'package', tone: 'warn' },
  parcels_reminded: { icon: 'bell' },
  addresses_seen: { icon: 'eye' },
  addresses_downloaded: { icon: 'download' },
  mention_changes_requested: { icon: 'pencil', tone: 'warn' },
  mention_resubmitted: { icon: 'photo' },
  image_requested: { icon: 'photo' },
  image_approved: { icon: 'photo', tone: 'ok' },
  image_declined: { icon: 'photo', tone: 'bad' },
  report_shared: { icon: 'link' },
  fee_returned: { icon: 'coin', tone: 'warn' },
  fee_held_again: { icon: 'lock', tone: 'primary' },
  agreement_changed: { icon: 'file-text', tone: 'ok' },
  agreement_moved: { icon: 'calendar-due' },
}

/** 'Tove Ekström ansökte'; an event without an actor stands on its own. */
const sentence = (actor: string | null, event: string): string =>
  actor ? `${actor} ${event.charAt(0).toLowerCase()}${event.slice(1)}` : event

function HistoryPage({
  campaignId,
  page,
  isLast,
  onMore,
}: {
  campaignId: string
  page: number
  isLast: boolean
  onMore: (next: number) => void
}) {
  const t = useText()
  const f = useFormats()
  const { result, status, error, retry } = useQuery(listCampaignEvents({ params: { id: campaignId }, query: { page } }))
  if (!result)
    return status === 'error' ? (
      <LoadError what={t(messages.historyFailed)} error={error} onRetry={retry} />
    ) : (
      <SkeletonList label={t(commonMessages.loading)} />
    )
  const { nextPage } = result.meta
  if (page === 1 && result.campaignEvents.length === 0) return <EmptyState title={t(messages.noEvents)} />
  return (
    <>
      <Card>
        <Timeline
          label={t(tabNames.history)}
          events={result.campaignEvents.map(({ id, act, actorName, comment, amount, count, createdAt }) => ({
            key: id,
            ...looks[act],
            title: sentence(actorName, t(eventNames[act], { n: count ?? 1 })),
            detail: f.dateTime(createdAt),
            next: !amount ? comment : [comment, f.ore(amount)].filter(Boolean).join(', '),
            nextTone: 'quiet',
          }))}
        />
      </Card>
      {isLast && nextPage !== null && <Button onClick={() => onMore(nextPage)}>{t(messages.older)}</Button>}
    </>
  )
}

/** Who did what, when and why; newest first. */
export function History({ campaignId }: { campaignId: string }) {
  const [pages, setPages] = useState([1])
  return pages.map((page) => (
    <HistoryPage
      key={page}
      campaignId={campaignId}
      page={page}
      isLast={page === pages.at(-1)}
      onMore={(next) => setPages([...pages, next])}
    />
  ))
}
