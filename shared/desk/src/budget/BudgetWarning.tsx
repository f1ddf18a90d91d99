import { dayOf, type Message, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { LinkButton, Notice } from '@samspel/ui'
import { listBudgets } from './calls'
import { type Fees, feesByQuarter } from './fees-by-quarter'
import { budgetMessages as m } from './messages'
import { numberOf, overBy, quarterOf } from './quarter'

/** What {@link BudgetWarning} takes. */
export interface BudgetWarningProps {
  brandId: string
  /** Named where several brands are meant. */
  brandName?: string | undefined
  /** öre */
  fees: number
  /** The campaign's last day; without one it is this quarter's. */
  endsOn: string | null
  text?: Message
}

/** Warns that fees which are not reserved yet would go above the budget of the quarter in which their campaign ends. It hinders nothing. */
export function BudgetWarning({ brandId, brandName, fees, endsOn, text = m.remaining }: BudgetWarningProps) {
  const t = useText()
  const f = useFormats()
  const quarter = quarterOf(endsOn ?? dayOf(Date.now()), dayOf(Date.now()))
  const { result } = useQuery(listBudgets({ params: { id: brandId }, query: { year: Number(numberOf(quarter).year) } }))
  const budget = result?.budgets.find((one) => one.quarter === quarter)
  const over = budget ? overBy(budget, fees) : 0
  if (over === 0) return null
  const words = { over: f.ore(over), quarter: t(m.quarter, numberOf(quarter)).toLowerCase() }
  return (
    <Notice
      kind="warn"
      icon="chart-bar"
      title={brandName === undefined ? t(m.warning, words) : t(m.warningOf, { ...words, brand: brandName })}
      action={
        <LinkButton href={`/brands/${brandId}/budget`} size="sm">
          {t(m.open)}
        </LinkButton>
      }
    >
      {t(text, { fees: f.ore(fees) })}
    </Notice>
  )
}

/** The same for what is about to be approved together, by brand and quarter. */
export function BudgetWarnings({ fees }: { fees: readonly Fees[] }) {
  const groups = feesByQuarter(fees, dayOf(Date.now()))
  const severalBrands = new Set(groups.map(({ brandId }) => brandId)).size > 1
  return (
    <>
      {groups.map(({ brandId, brandName, quarter, sum }) => (
        <BudgetWarning
          key={`${brandId} ${quarter}`}
          brandId={brandId}
          brandName={severalBrands ? brandName : undefined}
          fees={sum}
          endsOn={quarter}
          text={m.approving}
        />
      ))}
    </>
  )
}
