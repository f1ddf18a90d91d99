import type { CompanyPlan } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { selectArea, useAppSelector, useQuery } from '@samspel/store'
import { Card, Fact, Facts, Link, Notice, Row, SkeletonText, Stack } from '@samspel/ui'
import { getCompanyPlan } from '../../data/company-actions'
import css from './Company.module.css'
import { planMessages as messages } from './plan-messages'
import { ManagePlan } from './plan-portal'

function Terms({ plan }: { plan: CompanyPlan }) {
  const { name, monthlyFee, brands, since, nextOn, state, paidBy, endsOn } = plan
  const t = useText()
  const f = useFormats()
  const isCard = paidBy === 'card'
  const fee = { brands, fee: f.ore(monthlyFee), sum: f.ore(monthlyFee * brands) }
  return (
    <Facts className={css.across}>
      <Fact label={t(messages.name)}>{t(messages[name])}</Fact>
      <Fact label={t(messages.fee)}>{isCard ? f.ore(monthlyFee) : t(messages.feeOf, fee)}</Fact>
      {endsOn ? (
        <Fact label={t(state === 'ended' ? messages.ended : messages.ends)}>{f.date(endsOn, 'long')}</Fact>
      ) : (
        <Fact label={t(messages.next)}>
          {t(isCard ? messages.nextByCard : messages.nextText, { date: f.date(nextOn, 'long') })}
        </Fact>
      )}
      <Fact label={t(messages.since)}>{f.date(since, 'long')}</Fact>
    </Facts>
  )
}

/** A month that the card did not pay: the provider has an invoice for it. */
function UnpaidInvoice({ plan: { invoiceUrl, monthlyFee, state } }: { plan: CompanyPlan }) {
  const t = useText()
  const f = useFormats()
  if (state !== 'past_due') return null
  return (
    <Notice
      kind="warn"
      icon="alert-triangle"
      title={t(messages.cardRefused)}
      action={invoiceUrl ? <Link href={invoiceUrl}>{t(messages.payInvoice)}</Link> : undefined}
    >
      {t(messages.cardRefusedText, { fee: f.ore(monthlyFee) })}
    </Notice>
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
  const isCompany = useAppSelector(selectArea) === 'company'
  const { result, error, retry } = useQuery(getCompanyPlan({ params: { id: companyId } }))
  if (!result && error) return <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
  const plan = result?.plan
  return (
    <Card title={t(messages.title)}>
      {!result && <SkeletonText label={t(messages.loading)} lines={3} />}
      {plan && (
        <Stack gap={16}>
          <UnpaidInvoice plan={plan} />
          <Terms plan={plan} />
          {isCompany && plan.paidBy === 'card' && plan.state !== 'ended' && (
            <Row>
              <ManagePlan companyId={companyId} />
            </Row>
          )}
        </Stack>
      )}
      {result && !plan && <p>{t(result.isPending ? messages.pending : messages.none)}</p>}
    </Card>
  )
}
