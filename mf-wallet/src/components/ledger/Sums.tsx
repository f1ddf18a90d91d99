import type { StatementSums } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import css from './Ledger.module.css'
import { messages } from './messages'

/** The foot of a ledger: what the account had, what came and went, and what it has. */
export function Sums({ sums }: { sums: StatementSums }) {
  const t = useText()
  const f = useFormats()
  const facts = [
    [t(messages.opening), f.ore(sums.opening)],
    [t(messages.in), `+${f.ore(sums.in)}`],
    [t(messages.out), `−${f.ore(sums.out)}`],
    [t(messages.closing), f.ore(sums.closing)],
  ] as const
  return (
    <dl className={css.sums}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
