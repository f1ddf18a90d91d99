import type { Budget } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Meter } from '@samspel/ui/late'
import { messages as m } from './messages'

/** How much of a quarter's sum is used, in numbers and as a bar. */
export function BudgetBar({ budget: { amount, reserved, spent, left }, label }: { budget: Budget; label: string }) {
  const t = useText()
  const f = useFormats()
  if (amount === null || left === null) return null
  const words =
    left < 0
      ? t(m.over, { over: f.ore(-left), amount: f.ore(amount) })
      : t(m.left, { left: f.ore(left), amount: f.ore(amount) })
  return (
    <div>
      <strong>{words}</strong>
      <Meter
        label={label}
        value={amount === 0 ? 1 : (reserved + spent) / amount}
        valueText={words}
        tone={left < 0 ? 'warn' : 'primary'}
      />
      <small>{t(m.parts, { spent: f.ore(spent), reserved: f.ore(reserved) })}</small>
    </div>
  )
}
