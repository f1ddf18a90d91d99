import type { ReceivedWebhook } from '@samspel/api'
import { Icon, VisuallyHidden } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'

/** Calls of services to us, as rows. */
export function WebhookTable({ rows, busy = false }: { rows: readonly ReceivedWebhook[]; busy?: boolean }) {
  const f = useServiceFormats()
  const { t } = f
  const columns: Column<ReceivedWebhook>[] = [
    { key: 'at', header: t(m.time), width: '84px', cell: ({ at }) => <span className={css.quiet}>{f.clock(at)}</span> },
    { key: 'from', header: t(m.from), width: '110px', cell: ({ service }) => <b>{t(serviceNames[service])}</b> },
    {
      key: 'event',
      header: t(m.event),
      cell: ({ kind, status, accepted }) =>
        accepted ? (
          <span className={css.kind}>{kind}</span>
        ) : (
          <span className={css.refused}>
            {[kind, t(kind ? m.answered : m.refusedAnswered, { status })].filter(Boolean).join(', ')}
          </span>
        ),
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
      hideOnPhone: true,
      align: 'end',
      width: '48px',
      cell: ({ accepted }) => (
        <span className={css.outcome} data-tone={accepted ? 'ok' : 'bad'}>
          <Icon name={accepted ? 'check' : 'x'} size={16} />
          <VisuallyHidden>{t(accepted ? m.accepted : m.refused)}</VisuallyHidden>
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
