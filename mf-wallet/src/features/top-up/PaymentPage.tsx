import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectArea, useAppDispatch, useAppSelector, useQuery } from '@samspel/store'
import { ErrorState, Page, SkeletonDetail, Stack } from '@samspel/ui'
import { common } from '../../components/messages'
import { checkPayment, getPayment } from '../../data'
import { RefundForm } from './lazy-parts'
import { messages } from './messages'
import { PaymentState } from './PaymentState'
import { Reversals } from './Reversals'

/** Where a top-up stands: what the way back from the provider's page shows, and a transfer that waits. */
export function PaymentPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const { paymentId = '' } = useParams()
  const { result, error, retry } = useQuery(getPayment({ params: { id: paymentId } }))
  const payment = result?.payment
  usePageTitle(t(messages.title))
  // The provider's word usually is here first; where it is not, it is asked for once.
  const isAsked = useRef(false)
  const isCompany = useAppSelector(selectArea) === 'company'
  const isOpen = isCompany && payment?.method === 'card' && payment.state === 'pending'
  useEffect(() => {
    if (!isOpen || isAsked.current) return
    isAsked.current = true
    void dispatch(checkPayment({ params: { id: paymentId } }))
  }, [dispatch, isOpen, paymentId])
  const title = payment?.brandName ? `${t(messages.title)}, ${payment.brandName}` : t(messages.title)
  return (
    <Page
      title={title}
      width="narrow"
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: t(messages.title) }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      {payment ? (
        <Stack>
          <PaymentState payment={payment} isOwn={isCompany} />
          {payment.reversals && payment.reversals.length > 0 && <Reversals reversals={payment.reversals} />}
          {payment.refundable !== undefined && payment.state === 'paid' && payment.method === 'card' && (
            <RefundForm key={payment.refundable} payment={payment} left={payment.refundable} />
          )}
        </Stack>
      ) : error?.status === 404 ? (
        <ErrorState message={t(messages.missing)} />
      ) : error ? (
        <ErrorState message={t(messages.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      ) : (
        <SkeletonDetail label={t(common.loading)} />
      )}
    </Page>
  )
}
