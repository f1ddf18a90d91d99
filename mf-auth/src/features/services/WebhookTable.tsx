import type { ReceivedWebhook } from '@samspel/api'
import { Icon, TextButton, VisuallyHidden } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'

function Event({ webhook: { kind, status, accepted, rerun } }: { webhook: ReceivedWebhook }) {
  const f = useServiceFormats()
  const { t } = f
  if (!accepted)
    return (
      <span className={css.refused}>
        {[kind, t(kind ? m.answered : m.refusedAnswered, { status })].filter(Boolean).join(', ')}
      </span>
    )
  const since = rerun
    ? t(rerun.by === null ? m.rerunAt : m.rerunAtBy, { time: f.when(rerun.at), name: rerun.by ?? '' })
    : status >= 400
      ? t(m.cameAgain)
      : undefined
  return <span className={css.kind}>{[kind, since].filter(Boolean).join(', ')}</span>
}

interface Props {
  rows: readonly ReceivedWebhook[]
  onRerun: (webhook: ReceivedWebhook) => void
  busy?: boolean
  /** Names the day beside the time: the rows are of more than the last 24 hours. */
  showsDay?: boolean
}

/** Calls of services to us, as rows. */
export function WebhookTable({ rows, onRerun, busy = false, showsDay = false }: Props) {
  const f = useServiceFormats()
  const { t } = f
  const columns: Column<ReceivedWebhook>[] = [
    {
      key: 'at',
      header: t(m.time),
      width: showsDay ? '124px' : '84px',
      cell: ({ at }) => <span className={css.quiet}>{showsDay ? f.when(at) : f.clock(at)}</span>,
    },
    { key: 'from', header: t(m.from), width: '110px', cell: ({ service }) => <b>{t(serviceNames[service])}</b> },
    {
      key: 'event',
      header: t(m.event),
      wrap: true,
      cell: (webhook) => <Event webhook={webhook} />,
    },
    {
      key: 'ms',
      header: t(m.answeredIn),
      align: 'end',
      width: '90px',
      cell: ({ ms }) => t(m.ms, { ms: f.number(ms) }),
    },
    {
      key: 'outcome',
      header: t(m.outcome),
      hideHeader: true,
      hideOnPhone: !rows.some(({ canRerun }) => canRerun),
      align: 'end',
      width: rows.some(({ canRerun }) => canRerun) ? '76px' : '48px',
      cell: (webhook) =>
        webhook.canRerun ? (
          <TextButton
            onClick={() => onRerun(webhook)}
            aria-label={t(m.rerunName, { kind: webhook.kind ?? '', time: f.when(webhook.at) })}
          >
            {t(m.rerun)}
          </TextButton>
        ) : (
          <span className={css.outcome} data-tone={webhook.accepted ? 'ok' : 'bad'}>
            <Icon name={webhook.accepted ? 'check' : 'x'} size={16} />
            <VisuallyHidden>{t(webhook.accepted ? m.accepted : m.refused)}</VisuallyHidden>
          </span>
        ),
    },
  ]
  return (
    <Table
      caption={t(m.webhooks)}
      className={css.webhookTable!}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
    />
  )
}
