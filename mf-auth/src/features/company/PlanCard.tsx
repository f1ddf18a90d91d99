import type { CompanyPlan } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Card, Fact, Facts, Link, Notice, SkeletonText } from '@samspel/ui'
import { getCompanyPlan } from '../../data/company-actions'
import css from './Company.module.css'
import { planMessages as messages } from './plan-messages'

function Terms({ plan: { name, monthlyFee, brands, since, nextOn } }: { plan: CompanyPlan }) {
  const t = useText()
  const f = useFormats()
  const fee = { brands, fee: f.ore(monthlyFee), sum: f.ore(monthlyFee * brands) }
  return (
    <Facts className={css.across}>
      <Fact label={t(messages.name)}>{t(messages[name])}</Fact>
      <Fact label={t(messages.fee)}>{t(messages.feeOf, fee)}</Fact>
      <Fact label={t(messages.next)}>{t(messages.nextText, { date: f.date(nextOn, 'long') })}</Fact>
      <Fact label={t(messages.since)}>{f.date(since, 'long')}</Fact>
    </Facts>
  )
}

/** Fees that could not be charged; above everything else, since money is missing. */
export function UnpaidFees({ companyId }: { companyId: string }) {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(getCompanyPlan({ params: { id: companyId } }))
  return result?.plan?.unpaid.map(({ accountId, brandName, dueOn, lacking, triedUntil }) => (
    <Notice
      key={accountId}
      kind="warn"
      icon="alert-triangle"
      title={t(messages.unpaid, { brand: brandName, due: f.date(dueOn, 'long') })}
      action={<Link href={`/wallet/${accountId}`}>{t(messages.toAccount)}</Link>}
    >
      {t(messages.unpaidText, { lacking: f.ore(lacking), until: f.date(triedUntil, 'long') })}
    </Notice>
  ))
}

/** A company's monthly plan and its start. */
export function PlanCard({ companyId }: { companyId: string }) {
  const t = useText()
  const { result, error, retry } = useQuery(getCompanyPlan({ params: { id: companyId } }))
  if (!result && error) return <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
  const plan = result?.plan
  return (
    <Card title={t(messages.title)}>
      {!result && <SkeletonText label={t(messages.loading)} lines={3} />}
      {plan && <Terms plan={plan} />}
      {result && !plan && <p>{t(result.isPending ? messages.pending : messages.none)}</p>}
    </Card>
  )
}
