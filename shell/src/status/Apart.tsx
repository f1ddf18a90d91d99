import { useId } from 'react'
import type { PlatformStatus } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import { Button, Chip } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { Table } from '@samspel/ui/late'
import type { StatusAction } from './ActionDialog'
import { canaryWords } from './canary-words'
import { useStatusFormats } from './formats'
import { messages } from './messages'
import css from './PartsTable.module.css'
import status from './Status.module.css'
import type { TurnAction } from './TurnDialog'
import { turnMessages as m } from './turnMessages'
import { Version } from './Version'

type Row = NonNullable<PlatformStatus['apart']>[number]

/** Remotes of which nothing is live: canaries of first releases, and retired ones. */
export function Apart({
  rows,
  onAction,
  onTurn,
}: {
  rows: readonly Row[]
  onAction: (action: StatusAction) => void
  onTurn: (action: TurnAction) => void
}) {
  const f = useStatusFormats()
  const id = useId()
  const { t } = f
  const columns: Column<Row>[] = [
    { key: 'name', header: t(messages.part), cell: ({ name }) => <span className={css.name}>{name}</span> },
    { key: 'version', header: t(messages.instanceVersion), cell: ({ version }) => <Version version={version} /> },
    {
      key: 'state',
      header: t(commonMessages.state),
      cell: (row) =>
        row.percent === null ? (
          <span className={css.stacked}>
            <Chip icon="player-pause">{t(m.retired)}</Chip>
            {row.reason && <span className={css.place}>{row.reason}</span>}
          </span>
        ) : (
          <span className={css.stacked}>
            <Chip tone="info">{t(m.first, { percent: f.percent(row.percent / 100) })}</Chip>
            {[
              ...canaryWords(f, row),
              t(m.visitors, { failures: f.number(row.failures), loads: f.number(row.loads) }),
            ].map((line) => (
              <span key={line} className={css.place}>
                {line}
              </span>
            ))}
          </span>
        ),
    },
    { key: 'by', header: t(m.since), cell: ({ by, at }) => t(m.by, { by, at: f.when(at) }) },
    {
      key: 'act',
      header: t(commonMessages.more),
      hideHeader: true,
      align: 'end',
      cell: ({ name, version, percent }) =>
        percent === null ? (
          <Button size="sm" onClick={() => onTurn({ turn: 'restore', name, version })}>
            {t(m.restore)}
          </Button>
        ) : (
          <Button size="sm" onClick={() => onAction({ kind: 'stop', name, version, other: undefined })}>
            {t(messages.stop, { version })}
          </Button>
        ),
    },
  ]
  return (
    <section aria-labelledby={id} className={status.latest}>
      <h2 id={id}>{t(m.apart)}</h2>
      <Table caption={t(m.apart)} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </section>
  )
}
