import { useState } from 'react'
import type { TrackingRow } from '@samspel/api'
import { trackingInGroups } from '@samspel/api/tracking'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Chip, Row, SegmentedControl } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { useCarrierName } from './Cells'
import css from './Delivery.module.css'
import { fileMessages as m } from './file-messages'
import { outcomeLooks, willWrite } from './import-words'

const rowsAtOnce = 50

/** What each row of a file does: what fits, what does not, and what is replaced. */
export function ImportPreview({ rows }: { rows: readonly TrackingRow[] }) {
  const t = useText()
  const f = useFormats()
  const nameOf = useCarrierName()
  const [filter, setFilter] = useState<'all' | 'rest'>('all')
  const [most, setMost] = useState(rowsAtOnce)
  const written = rows.filter(willWrite)
  const rest = rows.filter((row) => !willWrite(row))
  const shown = filter === 'all' ? rows : rest
  const columns: Column<TrackingRow>[] = [
    { key: 'line', header: t(m.line), cell: ({ line }) => f.number(line), width: '56px' },
    {
      key: 'named',
      header: t(m.named),
      wrap: true,
      cell: ({ named, creatorName }) => (
        <>
          {named || '–'}
          {creatorName && creatorName !== named && <div className={css.quiet}>{creatorName}</div>}
        </>
      ),
    },
    {
      key: 'number',
      header: t(m.number),
      wrap: true,
      cell: ({ carrier, trackingNumber }) =>
        [carrier && nameOf(carrier), trackingNumber && trackingInGroups(trackingNumber)].filter(Boolean).join(' ') ||
        '–',
    },
    {
      key: 'outcome',
      header: t(m.outcome),
      cell: ({ outcome, former }) => {
        const [tone, icon, word] = outcomeLooks[outcome]
        return (
          <Chip tone={tone} icon={icon}>
            {t(word, { former: former ? trackingInGroups(former) : '' })}
          </Chip>
        )
      },
    },
  ]
  return (
    <>
      <p role="status">
        <strong>
          {t(m.fits, {
            n: written.length,
            over: written.filter(({ outcome }) => outcome === 'overwrites').length,
            rest: rest.length,
          })}
        </strong>
      </p>
      {rest.length > 0 && written.length > 0 && (
        <SegmentedControl<'all' | 'rest'>
          size="sm"
          label={t(m.outcome)}
          value={filter}
          onChange={(next) => {
            setFilter(next)
            setMost(rowsAtOnce)
          }}
          options={[
            { value: 'all', label: t(m.allRows), count: rows.length },
            { value: 'rest', label: t(m.restOnly), count: rest.length },
          ]}
        />
      )}
      <Table caption={t(m.preview)} columns={columns} rows={shown.slice(0, most)} rowKey={({ line }) => String(line)} />
      {shown.length > most && (
        <Row justify="center">
          <Button onClick={() => setMost(most + 200)}>{t(commonMessages.showMore)}</Button>
        </Row>
      )}
    </>
  )
}
