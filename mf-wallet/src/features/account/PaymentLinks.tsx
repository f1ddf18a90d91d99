import type { Account } from '@samspel/api'
import { paymentDashboardLink } from '@samspel/api/payment-dashboard'
import { useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { LinkButton, Row } from '@samspel/ui'
import { messages } from './messages'

/** The ways to the company in the payment provider's dashboard, for platform staff (row P-08); nothing where no id is known. */
export function PaymentLinks({
  payment: { customerId, subscriptionId },
}: {
  payment: NonNullable<Account['payment']>
}) {
  const t = useText()
  const area = useAppSelector(selectArea)
  const place = { host: window.location.hostname, area }
  const customer = customerId && paymentDashboardLink('customer', customerId, place)
  const subscription = subscriptionId && paymentDashboardLink('subscription', subscriptionId, place)
  if (!customer && !subscription) return null
  return (
    <Row gap={8}>
      {customer && (
        <LinkButton href={customer} newTab icon="external-link">
          {t(messages.customer)}
        </LinkButton>
      )}
      {subscription && (
        <LinkButton href={subscription} newTab icon="external-link">
          {t(messages.subscription)}
        </LinkButton>
      )}
    </Row>
  )
}
