import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Page, SkeletonDetail } from '@samspel/ui'
import { common } from '../../components/messages'
import { getSelfBilling } from './calls'
import { ConsentCard } from './ConsentCard'
import { Invoices } from './Invoices'
import { messages } from './messages'
import { OwnMissing, Waiting } from './Waiting'

/** Invoices that Samspel writes in a creator's name: whether it does, what waits, and those there are. */
export function SelfBillingPage() {
  const t = useText()
  const title = t(messages.title)
  usePageTitle(title)
  const { result, error, retry } = useQuery(getSelfBilling())
  const selfBilling = result?.selfBilling
  return (
    <Page
      headInBar
      title={title}
      width="narrow"
      breadcrumbs={[
        { label: t(common.wallet), href: '/wallet' },
        { label: t(messages.tax), href: '/wallet/tax' },
        { label: title },
      ]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      {error && !selfBilling && <ReadError what={t(messages.failed)} error={error} onRetry={retry} />}
      {!error && !selfBilling && <SkeletonDetail label={t(common.loading)} />}
      {selfBilling && (
        <>
          {selfBilling.consent && <OwnMissing missing={selfBilling.missing} />}
          <Waiting waiting={selfBilling.waiting} />
          <ConsentCard selfBilling={selfBilling} onDone={retry} />
          <Invoices />
        </>
      )}
    </Page>
  )
}
