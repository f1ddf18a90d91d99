import type { StatementMonth, Transaction } from '@samspel/api'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import css from './Ledger.module.css'
import { messages } from './messages'

/** The month of a line, as `StatementMonth` names it. */
export const monthOf = ({ createdAt }: Pick<Transaction, 'createdAt'>): string => `${dayOf(createdAt).slice(0, 7)}-01`

/** A month over its lines, and what came and went in all of it that matches the filters. */
export function MonthHead({ month, months }: { month: string; months: readonly StatementMonth[] }) {
  const t = useText()
  const f = useFormats()
  const sums = months.find((each) => each.month === month)
  return (
    <span className={css.monthHead}>
      <span>{f.date(month, 'month')} </span>
      {sums && (
        <span className={css.monthSums}>{t(messages.inAndOut, { in: f.ore(sums.in), out: f.ore(sums.out) })}</span>
      )}
    </span>
  )
}
