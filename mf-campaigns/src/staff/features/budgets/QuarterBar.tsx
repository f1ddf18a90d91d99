import type { Budget } from '@samspel/api'
import { percentOf } from '@samspel/api/percent'
import { useFormats, useText } from '@samspel/i18n'
import css from './Budget.module.css'
import { messages as m } from './messages'

/** What is planned for a quarter and what became of it, as one bar with its sums. Without a planned sum there is no bar: a full one would say that it is used up. */
export function QuarterBar({ budget: { amount, reserved, spent, left }, label }: { budget: Budget; label: string }) {
  const t = useText()
  const f = useFormats()
  const used = reserved + spent
  const whole = Math.max(amount ?? 0, used)
  const width = (part: number) => ({ width: `${whole === 0 ? 0 : (part / whole) * 100}%` })
  const words =
    amount === null || left === null
      ? t(used > 0 ? m.usedWithout : m.nothing, { used: f.ore(used) })
      : left < 0
        ? t(m.over, { over: f.ore(-left), amount: f.ore(amount) })
        : t(m.leftOf, { left: f.ore(left), amount: f.ore(amount) })
  const sums = [
    [m.amount, amount === null ? '–' : f.ore(amount), undefined],
    [m.spent, f.ore(spent), css.spent],
    [m.reserved, f.ore(reserved), css.reserved],
    [m.left, left === null ? '–' : f.ore(left), css.left],
  ] as const
  return (
    <div className={left !== null && left < 0 ? css.over : undefined}>
      <p className={css.words}>{words}</p>
      {amount !== null && (
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={whole === 0 ? 0 : percentOf(used / whole)}
          aria-valuetext={words}
          className={css.bar}
        >
          {spent > 0 && <span className={css.spent} style={width(spent)} />}
          {reserved > 0 && <span className={css.reserved} style={width(reserved)} />}
        </div>
      )}
      <dl className={css.sums}>
        {sums.map(([name, sum, colour]) => (
          <div key={name.id}>
            <dt>
              {colour && <span className={`${css.dot} ${colour}`} aria-hidden="true" />}
              {t(name)}
            </dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
