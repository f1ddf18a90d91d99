import type { Budget, BudgetReservation } from '@samspel/api'
import { commonMessages, dayMs, useFormats, useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, Card, Link } from '@samspel/ui'
import css from './Budget.module.css'
import { messages as m } from './messages'
import { QuarterBar } from './QuarterBar'

const lastDayOf = (quarter: string): string => {
  const next = new Date(`${quarter}T12:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 3)
  return new Date(next.getTime() - dayMs).toISOString().slice(0, 10)
}

interface QuarterCardProps {
  budget: Budget
  name: string
  isNow: boolean
  reservations: readonly BudgetReservation[]
  /** Undefined for those who only read. */
  onSet: (() => void) | undefined
}

/** A quarter: its sums as one bar, for which campaigns fees are reserved, and the way to what was spent. */
export function QuarterCard({ budget, name, isNow, reservations, onSet }: QuarterCardProps) {
  const t = useText()
  const f = useFormats()
  const isOfCompany = useAppSelector(selectArea) === 'company'
  const { quarter, reserved, spent } = budget
  const others = reserved - reservations.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Card
      title={name}
      {...(isNow && { detail: t(m.now) })}
      aside={
        onSet && (
          <Button
            size="sm"
            onClick={onSet}
            aria-label={t(budget.amount === null ? m.setOf : m.changeOf, { quarter: name })}
          >
            {t(budget.amount === null ? m.set : commonMessages.edit)}
          </Button>
        )
      }
    >
      <QuarterBar budget={budget} label={name} />
      {reservations.length > 0 && (
        <details className={css.parts}>
          <summary>{t(m.reservedFor, { n: reservations.length, sum: f.ore(reserved) })}</summary>
          <ul>
            {reservations.map(({ campaignId, campaignName, fees, amount }) => (
              <li key={campaignId}>
                <span>
                  <Link href={`/campaigns/${campaignId}`}>{campaignName}</Link>
                  <small>{t(m.fees, { n: fees })}</small>
                </span>
                <span>{f.ore(amount)}</span>
              </li>
            ))}
            {others > 0 && (
              <li>
                <span>{t(m.others)}</span>
                <span>{f.ore(others)}</span>
              </li>
            )}
          </ul>
        </details>
      )}
      {isOfCompany && spent > 0 && (
        <div className={css.foot}>
          <Link href={`/wallet/transactions?period=days&from=${quarter}&to=${lastDayOf(quarter)}`}>{t(m.events)}</Link>
        </div>
      )}
    </Card>
  )
}
