import type { PayoutRow } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Button, Card } from '@samspel/ui'
import css from './Batch.module.css'
import { Who } from './cells'
import { messages } from './messages'
import type { Batch } from './use-batch'

interface StoppedProps {
  rows: readonly PayoutRow[]
  batch: Batch
  onOpen: (row: PayoutRow) => void
}

/** Rows that are not in the file, why, and what to do about it. */
export function Stopped({ rows, batch, onOpen }: StoppedProps) {
  const t = useText()
  const f = useFormats()
  if (rows.length === 0) return null
  return (
    <Card padding="none">
      <div className={css.head}>
        <h2>{t(messages.stopped)}</h2>
        <span className={css.quiet}>{rows.length}</span>
        <span className={css.quiet}>{t(messages.stoppedHelp)}</span>
      </div>
      {rows.map((row) => (
        <div key={row.id} className={css.stopped}>
          <div className={css.stoppedRow}>
            <Who row={row} />
            <span className={css.why}>
              <b className={css.bad}>{row.stopReason && t(messages[row.stopReason])}</b>
              <span className={css.quiet}>{row.stopNote}</span>
            </span>
            <b className={css.sum}>{f.ore(row.amount)}</b>
          </div>
          <div className={css.buttons}>
            {row.stopReason !== 'by_staff' &&
              (row.askedAt ? (
                <span className={css.quiet}>{t(messages.asked, { date: f.dateTime(row.askedAt) })}</span>
              ) : (
                <Button
                  size="sm"
                  variant="light"
                  loading={batch.busy === row.id}
                  onClick={() => void batch.ask(row.id)}
                >
                  {t(messages.ask, { name: row.creator.name.split(' ')[0] ?? row.creator.name })}
                </Button>
              ))}
            <Button size="sm" variant="quiet" onClick={() => onOpen(row)}>
              {t(messages.show)}
            </Button>
          </div>
        </div>
      ))}
    </Card>
  )
}
