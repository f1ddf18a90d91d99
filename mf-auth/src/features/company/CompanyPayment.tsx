import type { Company } from '@samspel/api'
import { paymentDashboardLink, type PaymentRecord } from '@samspel/api/payment-dashboard'
import { useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { Card, Fact, Facts, Link } from '@samspel/ui'
import css from './Company.module.css'
import { paymentMessages as messages } from './payment-messages'

function Dashboard({ record, id }: { record: PaymentRecord; id: string | null }) {
  const area = useAppSelector(selectArea)
  const href = id && paymentDashboardLink(record, id, { host: window.location.hostname, area })
  return href ? (
    <Link href={href} newTab>
      {id}
    </Link>
  ) : (
    <>–</>
  )
}

/** For platform staff: links to the company at the card payment provider (row P-08), and the checkout of the sign-up (row C-17). */
export function CompanyPayment({ payment }: { payment: NonNullable<Company['payment']> }) {
  const t = useText()
  return (
    <Card title={t(messages.title)}>
      <Facts className={css.across}>
        <Fact label={t(messages.customer)}>
          <Dashboard record="customer" id={payment.customerId} />
        </Fact>
        <Fact label={t(messages.subscription)}>
          <Dashboard record="subscription" id={payment.subscriptionId} />
        </Fact>
        <Fact label={t(messages.session)}>{payment.sessionId ?? '–'}</Fact>
      </Facts>
    </Card>
  )
}
