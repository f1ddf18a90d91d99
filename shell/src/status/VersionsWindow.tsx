import { useState } from 'react'
import type { PlatformPart } from '@samspel/api'
import { EmptyState, Modal } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { Table } from '@samspel/ui/late'
import { useStatusFormats } from './formats'
import { listMessages as l } from './listMessages'
import { messages as m } from './messages'
import css from './Status.module.css'

type Row = PlatformPart['versions'][number]

const channels = { live: l.channelLive, canary: l.channelCanary, override: l.channelOverride }

/** The figures of each version of a part, and of the part by hour. */
export function VersionsWindow({
  part,
  hours,
  onClose,
}: {
  part: PlatformPart | undefined
  hours: readonly string[]
  onClose: () => void
}) {
  const { t } = useStatusFormats()
  const [shown, setShown] = useState(part)
  if (part && part !== shown) setShown(part)
  return (
    <Modal open={part !== undefined} onClose={onClose} title={t(l.versionsOf, { name: shown?.name ?? '' })} size="lg">
      {shown && <Versions part={shown} hours={hours} />}
    </Modal>
  )
}

function Versions({ part, hours }: { part: PlatformPart; hours: readonly string[] }) {
  const f = useStatusFormats()
  const { t } = f
  const columns: Column<Row>[] = [
    { key: 'version', header: t(l.version), cell: ({ version }) => <b>{version}</b> },
    { key: 'channel', header: t(l.channel), cell: ({ channel }) => t(channels[channel]) },
    { key: 'loads', header: t(m.loads), align: 'end', cell: ({ loads }) => f.number(loads) },
    { key: 'failures', header: t(m.failures), align: 'end', cell: ({ failures }) => f.number(failures) },
    {
      key: 'share',
      header: t(l.share),
      align: 'end',
      cell: ({ failures, loads }) => (loads > 0 ? f.rate(failures, loads) : '–'),
    },
    { key: 'fallbacks', header: t(l.standIns), align: 'end', cell: ({ fallbacks }) => f.number(fallbacks) },
  ]
  return (
    <>
      {part.versions.length === 0 ? (
        <EmptyState bare title={t(l.versionsNone)} />
      ) : (
        <Table
          caption={t(l.versionsOf, { name: part.name })}
          columns={columns}
          rows={part.versions}
          rowKey={({ version, channel }) => `${version} ${channel}`}
        />
      )}
      <details className={css.byHourToggle}>
        <summary>{t(l.byHour)}</summary>
        <div className={css.byHour} tabIndex={0} role="region" aria-label={t(l.byHour)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t(m.hour)}</th>
                <th scope="col">{t(m.loads)}</th>
                <th scope="col">{t(m.failures)}</th>
              </tr>
            </thead>
            <tbody>
              {hours.map((hour, index) => (
                <tr key={hour}>
                  <td>{f.dateTime(hour)}</td>
                  <td>{f.number(part.loadsByHour[index] ?? 0)}</td>
                  <td>{f.number(part.failuresByHour[index] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
