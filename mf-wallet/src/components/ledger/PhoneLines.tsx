import { Fragment } from 'react'
import type { StatementMonth, Transaction } from '@samspel/api'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { List, ListItem } from '@samspel/ui'
import { common } from '../messages'
import { Amount } from './Amount'
import css from './Ledger.module.css'
import { PendingChip, useDetail } from './line-words'
import { MonthHead, monthOf } from './MonthHead'

interface LinesProps {
  rows: readonly Transaction[]
  months: readonly StatementMonth[]
  hasBalance: boolean
  hrefOf: (line: Transaction) => string
}

/** The lines of one day after another, in their order. */
export const byDay = (rows: readonly Transaction[]): { day: string; lines: Transaction[] }[] => {
  const days: { day: string; lines: Transaction[] }[] = []
  for (const line of rows) {
    const day = dayOf(line.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}

/** On phones a line is two rows of words with the sum beside them, beneath its day and month. */
export function PhoneLines({ rows, months, hasBalance, hrefOf }: LinesProps) {
  const t = useText()
  const f = useFormats()
  const detailOf = useDetail()
  const days = byDay(rows)
  const monthAt = (at: number) => days[at]?.day.slice(0, 7)
  return days.map(({ day, lines }, at) => (
    <Fragment key={day}>
      {monthAt(at) !== monthAt(at - 1) && (
        <div className={css.monthOnPhone}>
          <MonthHead month={monthOf(lines[0]!)} months={months} />
        </div>
      )}
      <section aria-label={f.date(day, 'year')}>
        <div aria-hidden className={css.dayHead}>
          {f.date(day, 'year')}
        </div>
        <List card={false} label={t(common.transactions)} className={css.rows}>
          {lines.map((line) => (
            <ListItem
              key={line.id}
              href={hrefOf(line)}
              title={t(common[line.kind])}
              detail={detailOf(line)}
              aside={
                <span className={css.ends}>
                  <Amount transaction={line} />
                  {hasBalance && typeof line.balanceAfter === 'number' && (
                    <span className={css.quiet}>{f.ore(line.balanceAfter)}</span>
                  )}
                </span>
              }
            >
              {line.payment?.isPending && <PendingChip />}
            </ListItem>
          ))}
        </List>
      </section>
    </Fragment>
  ))
}
